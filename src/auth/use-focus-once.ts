import { type RefObject, useEffect } from "react";
import { afterPaint } from "../browser/after-paint.ts";

/**
 * Focuses new content, unless the focus is elsewhere, such as in the menu. After a navigation
 * the page takes the focus once painted, so this comes later.
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
