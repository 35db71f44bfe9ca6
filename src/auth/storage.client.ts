/** Reads what the browser keeps for this site. Browsers that are told to keep nothing throw instead of saying so. */
export function readItem(key: string | undefined): string | null {
  try {
    return key === undefined ? null : localStorage.getItem(key);
  } catch {
    return null;
  }
}
