import type { Element, Nodes } from "hast";
import { expect, test } from "vitest";
import { readPages } from "../support/built-site.ts";
import { eachElement, textOf } from "../support/html-elements.ts";
import { content } from "../support/site.ts";

function linksIn(page: string | Nodes): Element[] {
  const links: Element[] = [];
  eachElement(page, (element) => void (element.tagName === "a" && links.push(element)));
  return links;
}

const hrefOf = (link: Element) => String(link.properties["href"] ?? "");
const pages = [...readPages("dist")];

test.each(pages)("%s links to the case studies from the full-screen menu only", (_path, page) => {
  const inMenu: Element[] = [];
  eachElement(page, (element) => {
    if (element.properties["id"] === "page.menu") inMenu.push(...linksIn(element));
  });
  const isCaseStudies = (link: Element) => hrefOf(link).startsWith("/case-studies");
  expect(inMenu.filter(isCaseStudies)).toHaveLength(1);
  expect(linksIn(page).filter(isCaseStudies)).toHaveLength(1);
});

test.each(pages)("the links of %s to other sites open in a new tab and say so", (_path, page) => {
  const hint = content.one("navigation").externalHint;
  const away = linksIn(page).filter((link) => hrefOf(link).startsWith("https://"));
  expect(away.length).toBeGreaterThan(0);
  const wrong = away.filter((link) => link.properties["target"] !== "_blank" || !textOf(link).includes(hint));
  expect(wrong.map(hrefOf)).toEqual([]);
});
