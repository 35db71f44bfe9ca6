import { idInAddress } from "../browser/address.client.ts";

/**
 * Finds the target of the address, and opens it if it is a folded question: browsers only open one for a target inside
 * it.
 */
export function openPartOfPage(): HTMLElement | null {
  const part = document.getElementById(idInAddress());
  if (part instanceof HTMLDetailsElement) part.open = true;
  return part;
}
