import type { Page } from "@playwright/test";

/** What came after the oldest browsers the site is built for: Chrome and Edge 111, Firefox 114, Safari 16.4. */
export const NEWER = {
  Promise: ["withResolvers", "try"],
  URL: ["canParse", "parse"],
  AbortSignal: ["any"],
  Object: ["groupBy"],
  Map: ["groupBy"],
  Array: ["fromAsync"],
  "Array.prototype": ["toSorted", "toReversed", "toSpliced", "with"],
  "Set.prototype": ["union", "difference", "intersection", "isSubsetOf"],
  "Iterator.prototype": ["map", "filter", "toArray", "some", "find"],
  "String.prototype": ["isWellFormed"],
};

/** Takes from the page's browser what such an older one does not have. Call it before the page is opened. */
export async function makeOlder(page: Page): Promise<void> {
  await page.addInitScript((newer) => {
    for (const [path, names] of Object.entries(newer)) {
      const [owner = "", isPrototype] = path.split(".");
      const builtIn = Reflect.get(globalThis, owner);
      const holder = isPrototype ? builtIn.prototype : builtIn;
      for (const name of names) Reflect.deleteProperty(holder, name);
    }
  }, NEWER);
}
