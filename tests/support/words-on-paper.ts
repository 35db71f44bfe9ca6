/** Controls that are printed by mistake. Runs in the page. */
export const leftOver = () =>
  [...document.querySelectorAll<HTMLElement>("body > a, header, nav, button, dialog, video, [data-screen-only]")]
    .filter((element) => element.checkVisibility())
    .map((element) => element.outerHTML.slice(0, 80));

/** Light text from a dark background. Runs in the page. */
export function tooLight(): string[] {
  const words = [...document.querySelectorAll<HTMLElement>("main :is(p, li, dt, dd, h1, h2, h3, th, td, strong)")];
  return words
    .filter((element) => element.checkVisibility())
    .filter((element) => {
      const [red = 0, green = 0, blue = 0] = getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? [];
      return red + green + blue > 3 * 160;
    })
    .map((element) => element.outerHTML.slice(0, 80));
}

/** Marks the text on the screen. Runs in the page. */
export function markShown(): void {
  const words = document.querySelectorAll("main :is(h1, h2, h3, h4, p, li, dt, dd, th, td, summary)");
  for (const element of words) element.toggleAttribute("data-shown", element.checkVisibility());
}

/** Text that is missing in print, although useful there. Runs in the page. */
export function lost(): string[] {
  return [...document.querySelectorAll("[data-shown]")]
    .filter((element) => !element.checkVisibility() && !element.closest("[data-screen-only], nav, form"))
    .map((element) => element.outerHTML.slice(0, 80));
}

/** Missing titles, and pictures that cover text. Runs in the page. */
export function coveredUp(): string[] {
  const seen = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
  const titles = [...document.querySelectorAll("main :is(h1, h2, h3)")].filter(
    (title) => !title.checkVisibility() && !title.closest("[data-screen-only]"),
  );
  const words = seen("main :is(h1, h2, h3, p, li, dt, dd)").map((element) => ({
    element,
    box: element.getBoundingClientRect(),
  }));
  const pictures = seen("main :is(img, svg)").filter((picture) => {
    const { top, bottom, left, right } = picture.getBoundingClientRect();
    const lies = words.some(
      ({ element, box }) =>
        !element.contains(picture) &&
        box.top < bottom - 1 &&
        box.bottom > top + 1 &&
        box.left < right &&
        box.right > left,
    );
    return lies && bottom - top > 100;
  });
  return [...titles, ...pictures].map((element) => element.outerHTML.slice(0, 80));
}
