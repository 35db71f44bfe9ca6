import type { Page } from "@playwright/test";
import { addresses } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

// Each of these goes through all pages of the site in one tab, which is quicker than a test a page.
test.describe.configure({ timeout: 90_000 });

/** What stands on each page where it is wrong; pages without a fault are left out. */
async function faultsOf(page: Page, find: () => string[]): Promise<Record<string, string[]>> {
  const faults: Record<string, string[]> = {};
  for (const address of addresses) {
    await page.goto(address);
    const found = await page.evaluate(find);
    if (found.length > 0) faults[address] = found;
  }
  return faults;
}

/** Sets what WCAG 2.2, 1.4.12, names, and looks for words that are cut off or pushed out. Runs in the page. */
function cutOffBySpacing(): string[] {
  const spacing = new CSSStyleSheet();
  spacing.replaceSync(
    "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }" +
      "p { margin-bottom: 2em !important }",
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, spacing];
  const edge = document.documentElement.clientWidth + 1;
  const hides = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflow);
  const isOnlyHeard = (element: Element) => getComputedStyle(element).clipPath !== "none" || element.clientWidth <= 1;
  const elements = [...document.querySelectorAll("header, header *, main *, footer *")];
  const cut = elements.filter(
    (element) =>
      hides(element) &&
      !isOnlyHeard(element) &&
      (element.textContent ?? "").trim() !== "" &&
      !element.matches("svg, svg *, video") &&
      (element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1),
  );
  const scrollers = elements.filter((element) => getComputedStyle(element).overflowX === "auto");
  const out = elements
    .filter((element) => element.matches("h1, h2, h3, p, li, a, label, button, dt, dd, summary"))
    .filter((element) => !isOnlyHeard(element) && !element.closest("[aria-hidden=true]"))
    .filter((element) => element.getBoundingClientRect().right > edge)
    .filter((element) => !scrollers.some((scroller) => scroller.contains(element)));
  return [...new Set([...cut, ...out])].map(
    (element) => `${element.tagName} ${(element.textContent ?? "").slice(0, 40)}`,
  );
}

for (const width of [320, 1280]) {
  test(`with the text spacing that WCAG names no page loses words at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    expect(await faultsOf(page, cutOffBySpacing)).toEqual({});
  });
}

/** Gives each control the focus as the Tab key does, and looks whether it shows, and shows uncovered. Runs in the page. */
function unseenFocus(): string[] {
  const stops = [
    ...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary, [tabindex='0']"),
  ];
  const isReachable = (stop: HTMLElement) =>
    stop.checkVisibility({ visibilityProperty: true }) &&
    !stop.closest("dialog:not([open])") &&
    !stop.matches(":disabled");
  // A link whose area is its card has its mark around the card.
  const hasMark = (stop: HTMLElement) =>
    [getComputedStyle(stop), getComputedStyle(stop, "::after")].some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
    );
  return stops.filter(isReachable).flatMap((stop) => {
    const name = `${stop.tagName} ${(stop.textContent || stop.getAttribute("name") || "").slice(0, 40)}`;
    stop.scrollIntoView({ block: "nearest", behavior: "instant" });
    stop.focus({ focusVisible: true });
    if (document.activeElement !== stop) return `${name} takes no focus`;
    if (!hasMark(stop)) return `${name} shows no focus`;
    const { left, right, top, bottom } = stop.getBoundingClientRect();
    const front = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isUncovered =
      front !== null && (stop.contains(front) || front.contains(stop) || front.closest("label") !== null);
    return isUncovered ? [] : `${name} is covered by ${front?.tagName}`;
  });
}

for (const [name, size] of [
  ["a telephone", { width: 390, height: 844 }],
  ["a computer", { width: 1280, height: 800 }],
] as const) {
  test(`every control of every page takes the focus, shows it and is not covered, on ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    expect(await faultsOf(page, unseenFocus)).toEqual({});
  });
}

test("the Tab key alone visits every control of a page, in the order in which they stand, and Shift+Tab leads back", async ({
  page,
}) => {
  for (const address of ["/pricing", "/contact", "/blog/ai-trends"]) {
    await page.goto(address);
    const order = await page.evaluate(() => {
      const stops = [
        ...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary, [tabindex='0']"),
      ];
      const isStop = (stop: HTMLElement) =>
        stop.checkVisibility({ visibilityProperty: true }) &&
        stop.tabIndex >= 0 &&
        !stop.closest("dialog") &&
        // Of buttons of which one is chosen, the Tab key visits that one; arrow keys choose.
        !stop.matches(":disabled, [type=radio]:not(:checked)");
      return stops.filter(isStop).map((stop) => stop.outerHTML.slice(0, 120));
    });
    const focused = () => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120));
    const visited: (string | undefined)[] = [];
    for (let stop = 0; stop < order.length; stop++) {
      await page.keyboard.press("Tab");
      visited.push(await focused());
    }
    expect(visited, address).toEqual(order);
    await page.keyboard.press("Shift+Tab");
    expect(await focused()).toBe(order.at(-2));
  }
});

/** What screen readers offer to jump between. Runs in the page. */
function missingStructure(): string[] {
  const faults: string[] = [];
  const count = (selector: string) => document.querySelectorAll(selector).length;
  for (const part of ["body > header", "main", "body > footer", "h1", "title"]) {
    if (count(part) !== 1) faults.push(`${count(part)} × ${part}`);
  }
  if (document.documentElement.lang !== "en-AU") faults.push("no language");
  if (count("nav:not([aria-label], [aria-labelledby])") > 0) faults.push("a part for navigation has no name");
  const levels = [...document.querySelectorAll("main :is(h1, h2, h3, h4, h5, h6)")].map(({ tagName }) =>
    Number(tagName[1]),
  );
  levels.forEach((level, index) => {
    if (level > (levels[index - 1] ?? 0) + 1) faults.push(`heading ${index + 1} skips a level`);
  });
  for (const picture of document.querySelectorAll("img:not([alt]), svg:not([aria-hidden], [role=img])")) {
    faults.push(`a picture says nothing: ${picture.outerHTML.slice(0, 80)}`);
  }
  return faults;
}

test("every page has its parts, one main heading, headings in order, and words for its pictures", async ({ page }) => {
  expect(await faultsOf(page, missingStructure)).toEqual({});
});

test("with less motion wanted nothing on any page moves by itself", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const moving = () => {
    const isLong = ({ effect }: Animation) => Number(effect?.getComputedTiming().activeDuration ?? 0) > 1;
    const animations = document
      .getAnimations()
      .filter(isLong)
      .map((animation) => `animation ${animation.id}`);
    const films = [...document.querySelectorAll("video")].filter((film) => !film.paused).map(() => "film");
    return [
      ...animations,
      ...films,
      ...(getComputedStyle(document.documentElement).scrollBehavior === "smooth" ? ["scroll"] : []),
    ];
  };
  expect(await faultsOf(page, moving)).toEqual({});
});

/** What would have no edge, or no visible focus, where visitors' own colours replace ours. Runs in the page. */
function lostInForcedColours(): string[] {
  const isShown = (element: HTMLElement) => element.checkVisibility() && !element.closest("dialog:not([open])");
  const edge = (element: Element) => {
    const { borderTopStyle, borderTopWidth, outlineStyle } = getComputedStyle(element);
    return (borderTopStyle !== "none" && Number.parseFloat(borderTopWidth) >= 1) || outlineStyle !== "none";
  };
  const boxes = [
    ...document.querySelectorAll<HTMLElement>("button, input:not([type=checkbox], [type=radio]), select, textarea"),
  ];
  const edgeless = boxes
    .filter((box) => isShown(box) && !box.matches("[tabindex='-1']") && !edge(box))
    .map((box) => `no edge: ${box.outerHTML.slice(0, 80)}`);
  const links = [...document.querySelectorAll<HTMLElement>("main a[href]")].filter(isShown).slice(0, 20);
  const unfocused = links.filter((link) => {
    link.focus({ focusVisible: true });
    return getComputedStyle(link).outlineStyle === "none";
  });
  return [...edgeless, ...unfocused.map((link) => `no focus: ${link.textContent}`)];
}

test("with a visitor's own colours controls keep their edges and focus stays visible on every page", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  expect(await faultsOf(page, lostInForcedColours)).toEqual({});
});

test("a table whose rows are stacked on a telephone remains one to screen readers", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/privacy-policy");
  const tables = page.locator("table");
  await expect(tables.filter({ has: page.locator("td[data-column]") }).first()).toHaveCSS("display", "block");
  const browser = await page.context().newCDPSession(page);
  const { nodes } = await browser.send("Accessibility.getFullAXTree");
  const found = (role: string) => nodes.filter((node) => !node.ignored && node.role?.value === role).length;
  for (const [role, elements] of [
    ["table", tables],
    ["row", tables.locator("tr")],
    ["columnheader", tables.locator("thead th")],
    ["rowheader", tables.locator("tbody th")],
    ["cell", tables.locator("td")],
  ] as const) {
    expect(found(role), role).toBe(await elements.count());
  }
});
