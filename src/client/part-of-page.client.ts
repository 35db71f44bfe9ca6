import { idInAddress } from "../browser/address.client.ts";

/**
 * Finds the part of the page that the address names, and opens it if it is a question: browsers open one only for a target inside
 * it.
 */
export function openPartOfPage(): HTMLElement | null {
  const part = document.getElementById(idInAddress());
  if (part instanceof HTMLDetailsElement) part.open = true;
  return part;
}
