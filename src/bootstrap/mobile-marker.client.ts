import { REBUILT } from "./rebuilt.ts";

/** Sets the class `mobile` on the document's root while the window is 768 px wide or less (specified). */
export function markMobile(): void {
  const narrow = matchMedia("(max-width: 768px)");
  const update = () => document.documentElement.classList.toggle("mobile", narrow.matches);
  narrow.addEventListener("change", update);
  addEventListener(REBUILT, update);
  update();
}
