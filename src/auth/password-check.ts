import { texts } from "./failure.ts";

export const SHORTEST_PASSWORD = 6;

export type PasswordName = "new-password" | "confirm-password";

interface PasswordProblem {
  readonly field: PasswordName;
  readonly message: string;
}

/** Checks length before equality (specified). */
export function checkPasswords(password: string, confirmation: string): PasswordProblem | undefined {
  if (password.length < SHORTEST_PASSWORD) return { field: "new-password", message: texts.shortPassword };
  if (password !== confirmation) return { field: "confirm-password", message: texts.mismatch };
  return undefined;
}
