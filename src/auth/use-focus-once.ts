import { type RefObject, useEffect } from "react";
import { afterPaint } from "../browser/after-paint.ts";

/**
 * Takes people to what has just appeared, unless they are busy elsewhere on the page, such as in the menu. After a navigation
 * the page itself takes the focus once it is painted, so what appears with the page does so after that.
 */
export function useFocusOnce(target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const focus = () => {
      if (isIdle(document.activeElement)) target.current?.focus({ preventScroll: true });
    };
    focus();
    afterPaint(() => afterPaint(focus));
  }, [target]);
}

function isIdle(active: Element | null): boolean {
  return !active || active === document.body || active.localName === "main";
}
