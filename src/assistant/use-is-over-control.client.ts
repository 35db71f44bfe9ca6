import { type RefObject, useEffect, useState } from "react";

const CONTROLS = "a[href], button, input, select, textarea, label, summary";

/** Whether an element that is fixed in the window covers a control. */
export function useIsOverControl(element: RefObject<HTMLElement | null>): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const { current } = element;
    const main = current?.closest("main");
    if (!current || !main) return;
    const below = new Set<Element>();
    let controls: IntersectionObserver | undefined;
    const watch = () => {
      controls?.disconnect();
      below.clear();
      controls = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) below[isIntersecting ? "add" : "delete"](target);
          setOver(below.size > 0);
        },
        { rootMargin: marginsOf(current) },
      );
      for (const control of document.querySelectorAll(CONTROLS)) {
        if (!control.closest("dialog") && !current.contains(control)) controls.observe(control);
      }
    };
    // The page and the element change size when their parts load.
    const sizes = new ResizeObserver(watch);
    for (const each of [main, current]) sizes.observe(each);
    addEventListener("resize", watch);
    return () => {
      sizes.disconnect();
      controls?.disconnect();
      removeEventListener("resize", watch);
    };
  }, [element]);
  return isOver;
}

/** Margins that shrink an observer's viewport to an element. */
function marginsOf(element: HTMLElement): string {
  const { top, right, bottom, left } = element.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  return [top, clientWidth - right, clientHeight - bottom, left].map((gap) => `${-Math.floor(gap)}px`).join(" ");
}
