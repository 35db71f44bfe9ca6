import type { Element } from "hast";
import { expect, test } from "vitest";
import { readPages } from "../support/built-site.ts";
import { eachElement } from "../support/html-elements.ts";

function elementsOf(html: string | Element): Element[] {
  const elements: Element[] = [];
  eachElement(html, (element) => void elements.push(element));
  return elements;
}

/** Elements that every page has once: those below `body`, and the others anywhere. */
const PARTS = { body: ["header", "footer"], html: ["main", "h1", "title"] } as const;

/** @returns whether an element can be beside text without having any */
function isSilent({ tagName, properties }: Element): boolean {
  if (tagName === "img") return properties["alt"] === undefined;
  return tagName === "svg" && properties["ariaHidden"] === undefined && properties["role"] !== "img";
}

/** @returns missing headings and landmarks */
function missingStructure(html: string): string[] {
  const elements = elementsOf(html);
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name);
  const below = named("body").flatMap(({ children }) => children.filter((child) => child.type === "element"));
  const missing: string[] = [];
  for (const part of PARTS.html) {
    const count = named(part).filter((element) => part !== "title" || !isInDrawing(element, elements)).length;
    if (count !== 1) missing.push(`${count} × ${part}`);
  }
  for (const part of PARTS.body) {
    const count = below.filter(({ tagName }) => tagName === part).length;
    if (count !== 1) missing.push(`${count} × body > ${part}`);
  }
  if (named("html")[0]?.properties["lang"] !== "en-AU") missing.push("no language");
  const unnamed = named("nav").filter(({ properties }) => !properties["ariaLabel"] && !properties["ariaLabelledBy"]);
  if (unnamed.length > 0) missing.push("a part for navigation has no name");
  // A button is named by its words.
  const stops = elements.filter(({ tagName, properties }) => properties["tabIndex"] === 0 && tagName !== "button");
  for (const { tagName, properties } of stops)
    if (!properties["ariaLabel"] && !properties["ariaLabelledBy"])
      missing.push(`the Tab key stops at a nameless ${tagName}`);
  const levels = named("main")
    .flatMap(elementsOf)
    .flatMap(({ tagName }) => /^h([1-6])$/.exec(tagName)?.[1] ?? []);
  for (const [index, level] of levels.entries())
    if (Number(level) > Number(levels[index - 1] ?? 0) + 1) missing.push(`heading ${index + 1} skips a level`);
  return [
    ...missing,
    ...elements.filter(isSilent).map(({ properties }) => `a picture says nothing: ${properties["src"] ?? "svg"}`),
  ];
}

/** A drawing may have a title, which is not the page's. */
function isInDrawing(title: Element, elements: readonly Element[]): boolean {
  return elements.some((element) => element.tagName === "svg" && elementsOf(element).includes(title));
}

test.each([...readPages("dist")])(
  "%s has its parts, one main heading, headings in order, and words for its pictures",
  (_path, html) => {
    expect(missingStructure(html)).toEqual([]);
  },
);

test("every page has a unique title and description", () => {
  const listed = [...readPages("dist")].filter(([path]) => path !== "404.html");
  const heads = listed.map(([path, html]) => ({
    path,
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1],
    description: /<meta name="description" content="([^"]*)"/.exec(html)?.[1],
  }));
  for (const field of ["title", "description"] as const) {
    const clashes = [...Map.groupBy(heads, (head) => head[field]).values()].filter((group) => group.length > 1);
    expect(clashes, `pages that share a ${field}`).toEqual([]);
    expect(heads.filter((head) => !head[field])).toEqual([]);
  }
});
