import { type RefObject, useEffect } from "react";

/** Takes people to what has just appeared, unless they are busy elsewhere on the page, such as in the menu. */
export function useFocusOnce(target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { activeElement } = document;
    const isIdle = !activeElement || activeElement === document.body || activeElement.closest("main");
    if (isIdle) target.current?.focus({ preventScroll: true });
  }, [target]);
}
