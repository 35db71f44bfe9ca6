/** Reads what the browser keeps for this site. Browsers that are told to keep nothing throw instead of saying so. */
export function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
