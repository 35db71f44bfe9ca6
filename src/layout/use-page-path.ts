import { useMatch } from "@tanstack/react-router";

/** The address of the page that contains the component. During a navigation the router's location is the next page's already. */
export function usePagePath(): string {
  return useMatch({ strict: false, select: ({ pathname }) => pathname });
}
