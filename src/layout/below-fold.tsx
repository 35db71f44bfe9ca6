import { type ReactNode, startTransition, useEffect, useState } from "react";
import { afterPaint } from "../browser/after-paint.ts";
import { useIsHydrated } from "../components/use-is-hydrated.ts";
import { placeholder } from "./below-fold.css.ts";
import { opensFromTop } from "./opening.ts";

/**
 * What is below a page's first screen. On a page that replaces another in the browser it is rendered after the first screen is
 * painted, which halves the time to that paint.
 */
export function BelowFold({ children }: { readonly children: ReactNode }) {
  const isHydrated = useIsHydrated();
  const [isDue, setDue] = useState(isHydrated || !opensFromTop());
  useEffect(() => {
    if (!isDue) afterPaint(() => startTransition(() => setDue(true)));
  }, [isDue]);
  return isDue ? children : <div className={placeholder} aria-busy="true" />;
}
