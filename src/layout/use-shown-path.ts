import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { onPageShown } from "../app/on-page-shown.ts";

/**
 * For what stands around the pages, and is not in sight when one takes another's place.
 * @returns the address of the page that is shown, from a moment after its paint on
 */
export function useShownPath(): string {
  const router = useRouter();
  const [path, setPath] = useState(router.state.location.pathname);
  useEffect(() => onPageShown(router, setPath), [router]);
  return path;
}
