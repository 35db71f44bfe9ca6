import type { RefObject } from "react";
import { media } from "../theme/media.ts";

type Target = RefObject<HTMLElement | null>;

/**
 * Moves the focus to where the next question is typed, without scrolling the page. On phones that would bring up the keyboard,
 * over what is to be read: there something else gets the focus.
 */
export function focusToAsk(field: Target, otherwise: Target): void {
  const target = matchMedia(media.touch).matches ? otherwise : field;
  target.current?.focus({ preventScroll: true });
}
