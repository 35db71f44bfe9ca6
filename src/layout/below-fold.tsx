import { type ReactNode, startTransition, useEffect, useState } from "react";
import { afterPaint } from "../browser/after-paint.ts";
import { useTakenOver } from "../components/use-taken-over.ts";
import { placeholder } from "./below-fold.css.ts";
import { opensFromTop } from "./opening.ts";
import { usePagePath } from "./use-page-path.ts";

interface BelowFoldProps {
  readonly children: ReactNode;
}

/**
 * What stands below a page's first screen. On a page that is opened in place of another one it is made once the first screen is
 * painted, which is there twice as soon then (decision 92).
 */
export function BelowFold({ children }: BelowFoldProps) {
  // Two pages of a kind are the same components to React.
  return <AfterPaint key={usePagePath()}>{children}</AfterPaint>;
}

function AfterPaint({ children }: BelowFoldProps) {
  const isTakenOver = useTakenOver();
  const [isDue, setDue] = useState(isTakenOver || !opensFromTop());
  useEffect(() => {
    if (!isDue) afterPaint(() => startTransition(() => setDue(true)));
  }, [isDue]);
  return isDue ? children : <div className={placeholder} aria-busy="true" />;
}
