/** @returns how far the page scrolls sideways, in px. Runs in the page. */
export function overflow(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}

/** Sets what WCAG 2.2, 1.4.12, names. Runs in the page. */
export function spaceText(): void {
  const spacing = new CSSStyleSheet();
  spacing.replaceSync(
    "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }" +
      "p { margin-bottom: 2em !important }",
  );
  document.adoptedStyleSheets = [spacing];
}

/** Takes the spacing away again. Runs in the page. */
export function unspaceText(): void {
  document.adoptedStyleSheets = [];
}

/** @returns the words that are cut off or pushed out. Runs in the page. */
export function cutOffWords(): string[] {
  const edge = document.documentElement.clientWidth + 1;
  const hides = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflow);
  const isOnlyHeard = (element: Element) => getComputedStyle(element).clipPath !== "none" || element.clientWidth <= 1;
  const elements = [...document.querySelectorAll("header, header *, main *, footer *")];
  // Of a picture that is drawn of words, a card shows the upper part; who reads it has a sentence instead.
  const isPicture = (element: Element) =>
    element.closest("[aria-hidden=true]") !== null ||
    (element.matches("figure") && element.querySelector(":scope > [aria-hidden=true]") !== null);
  const cut = elements.filter(
    (element) =>
      hides(element) &&
      !isOnlyHeard(element) &&
      !isPicture(element) &&
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

/** Gives the page letters of another size. Runs in the page. */
export function enlargeText(percent: number): void {
  document.documentElement.style.setProperty("font-size", `${percent}%`);
}

/** @returns the words beyond the right edge, except in tables and lists that scroll. Runs in the page. */
export function textBeyondTheEdge(): string[] {
  const edge = document.documentElement.clientWidth + 1;
  const scrollers = [...document.querySelectorAll("main :is(div, section, ul)")].filter(
    (box) => getComputedStyle(box).overflowX === "auto",
  );
  const texts = [
    ...document.querySelectorAll("main :is(h1, h2, h3, p, li, td, th, a, label), header a, header button, footer a"),
  ];
  return texts
    .filter((element) => !element.closest('[aria-hidden="true"]'))
    .filter((element) => element.getBoundingClientRect().right > edge)
    .filter((element) => !scrollers.some((scroller) => scroller.contains(element)))
    .map((element) => (element.textContent ?? "").slice(0, 40));
}

/** @returns the words of up to ten letters that begin on one line and end on another, other than in addresses. Runs in the page. */
export function wordsCutInTwo(): string[] {
  const cut: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const { 0: word, index } of (text.textContent ?? "").matchAll(/(?<![@./\p{L}])\p{L}{2,10}(?![@./\p{L}])/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) cut.push(word);
    }
  }
  return cut;
}

/** @returns pairs of overlapping texts. Runs in the page. */
export function wordsUponWords(): string[] {
  const texts = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
  // What is only heard, and what stays in a corner of the window while the words pass below it.
  const apart = [...document.querySelectorAll("main *")].filter((box) => {
    const { clipPath, position } = getComputedStyle(box);
    return clipPath !== "none" || position === "fixed";
  });
  // Of a conversation that scrolls, only what is in view.
  const scrollers = [...document.querySelectorAll("main [role=log]")];
  const lines: { words: string; box: DOMRect }[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    const isSeen = parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!isSeen || parent?.closest("svg, [aria-hidden=true]") || apart.some((box) => box.contains(parent))) continue;
    const range = document.createRange();
    range.selectNode(text);
    const words = (text.textContent ?? "").trim().slice(0, 30);
    const view = scrollers.find((each) => each.contains(parent))?.getBoundingClientRect();
    const boxes = [...range.getClientRects()].filter(
      (box) => !view || (box.top < view.bottom && box.bottom > view.top),
    );
    if (words) lines.push(...boxes.map((box) => ({ words, box })));
  }
  const shared = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 4 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) / 2;
  return lines.flatMap(({ words, box }, index) =>
    lines
      .slice(index + 1)
      .filter((other) => shared(box, other.box))
      .map((other) => `${words} / ${other.words}`),
  );
}

/** Takes all fonts off the page. @returns them as they are written in its styles. Runs in the page. */
export function takeFonts(): string[] {
  return [...document.styleSheets].flatMap((sheet) => {
    const fonts = [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule);
    for (const rule of fonts) sheet.deleteRule([...sheet.cssRules].indexOf(rule));
    return fonts.map(({ cssText }) => cssText);
  });
}

/** Gives the page fonts in place of those that it was given before. Runs in the page. */
export function giveFonts(fonts: readonly string[]): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(fonts.join("\n"));
  document.adoptedStyleSheets = [sheet];
}
