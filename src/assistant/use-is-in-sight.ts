import { type RefObject, useEffect, useState } from "react";
import { tokens } from "../theme/tokens.css.ts";

/** How much of an element has to be seen for it to be in sight, as a share of it. */
const SEEN = 0.2;

/** @returns whether an element is in sight, below the header; undefined until that is known. */
export function useIsInSight(element: RefObject<Element | null>): boolean | undefined {
  const [isInSight, setInSight] = useState<boolean>();
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new IntersectionObserver(
      (entries) => setInSight((entries.at(-1)?.intersectionRatio ?? 0) >= SEEN),
      { threshold: SEEN, rootMargin: `-${tokens.width.header} 0px 0px` },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return isInSight;
}
