import { useMatch } from "@tanstack/react-router";

/** @returns the address of the page that a component is on. The router's location is the next page's already while that is on its way. */
export function usePagePath(): string {
  return useMatch({ strict: false, select: ({ pathname }) => pathname });
}
