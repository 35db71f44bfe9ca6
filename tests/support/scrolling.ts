import type { Page } from "@playwright/test";

/** Notes how the page is told to scroll from now on: "smooth" or "instant". @returns what has been noted */
export async function watchScrolling(page: Page): Promise<() => Promise<readonly string[]>> {
  const seen = await page.evaluateHandle(() => {
    const behaviours: string[] = [];
    const native = window.scrollTo.bind(window);
    window.scrollTo = (...given: unknown[]) => {
      const [options] = given;
      if (typeof options === "object" && options && "behavior" in options) behaviours.push(String(options.behavior));
      Reflect.apply(native, window, given);
    };
    return behaviours;
  });
  return () => seen.jsonValue();
}
