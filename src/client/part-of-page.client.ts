import { idInAddress } from "../browser/address.client.ts";

/**
 * Finds the target of the address, and opens it if it is a folded question, or what is folded of an entry: browsers only open
 * what is around a target.
 */
export function openPartOfPage(): HTMLElement | null {
  const part = document.getElementById(idInAddress());
  const folded = part?.matches("article") ? part.querySelector("details") : part;
  if (folded instanceof HTMLDetailsElement) folded.open = true;
  return part;
}
