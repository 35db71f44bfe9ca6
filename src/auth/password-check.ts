export const SHORTEST_PASSWORD = 6;

export type PasswordName = "new-password" | "confirm-password";

interface PasswordProblem {
  readonly field: PasswordName;
  readonly own: "shortPassword" | "mismatch";
}

/** Checks length before equality (specified). */
export function checkPasswords(password: string, confirmation: string): PasswordProblem | undefined {
  if (password.length < SHORTEST_PASSWORD) return { field: "new-password", own: "shortPassword" };
  if (password !== confirmation) return { field: "confirm-password", own: "mismatch" };
  return undefined;
}
