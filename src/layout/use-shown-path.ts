import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { afterPaint } from "../app/after-paint.ts";

/**
 * For what stands around the pages, and is not in sight when one takes another's place.
 * @returns the address of the page that is shown, from a moment after its paint, which it would hold up (decision 92)
 */
export function useShownPath(): string {
  const router = useRouter();
  const [path, setPath] = useState(router.state.location.pathname);
  useEffect(
    () =>
      router.subscribe("onRendered", ({ toLocation }) => {
        afterPaint(() => setPath(toLocation.pathname));
      }),
    [router],
  );
  return path;
}
