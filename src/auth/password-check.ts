import { texts } from "./failure.ts";

/** The fewest characters of a password (specified). */
export const SHORTEST_PASSWORD = 6;

/** A field of the password form. */
export type PasswordName = "new-password" | "confirm-password";

/** What is wrong with what was typed, and where. */
export interface PasswordProblem {
  readonly field: PasswordName;
  readonly message: string;
}

/** Checks length before agreement (specified). */
export function checkPasswords(password: string, confirmation: string): PasswordProblem | undefined {
  if (password.length < SHORTEST_PASSWORD) return { field: "new-password", message: texts.shortPassword };
  if (password !== confirmation) return { field: "confirm-password", message: texts.mismatch };
  return undefined;
}
