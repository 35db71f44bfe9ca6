import { type ReactNode, startTransition, useEffect, useState } from "react";
import { afterPaint } from "../browser/after-paint.ts";
import { useIsHydrated } from "../components/use-is-hydrated.ts";
import { placeholder } from "./below-fold.css.ts";
import { opensFromTop } from "./opening.ts";

/**
 * Content below a page's first screen. After a client-side navigation it is rendered once the first screen is
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
