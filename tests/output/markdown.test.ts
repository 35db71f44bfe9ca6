import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { NOT_INDEXED } from "../../schemas/content-types.ts";
import { htmlFile } from "../../scripts/hosts/html-file.ts";
import { markdownAddress } from "../../src/addresses/markdown-address.ts";
import { eachElement } from "../support/html-elements.ts";
import { linksIn, mainOf, markdownOf, wordsOf } from "../support/page-text.ts";
import { addresses, content, readBuilt } from "../support/site.ts";

const { url } = content.one("brand");
const indexed = addresses.filter((address) => !NOT_INDEXED.includes(address));

describe("Every page that may be listed can be had as Markdown:", () => {
  test.each(indexed)("%s names it in its head, and it names the page", (address) => {
    const named: unknown[] = [];
    eachElement(readBuilt(htmlFile(address)), ({ properties: { rel, type, href } }) => {
      if (String(rel) === "alternate" && type === "text/markdown") named.push(href);
    });
    expect(named).toEqual([markdownAddress(address)]);
    expect(markdownOf(address).facts.url).toBe(url + address);
  });

  test.each(indexed)("%s says the same there, word for word", (address) => {
    const said = wordsOf(markdownOf(address).html);
    expect(said).toBe(wordsOf(mainOf(address)));
    expect(said.length).toBeGreaterThan(200);
  });

  test.each(indexed)("%s has a space between a name and what follows it", (address) => {
    // A letter is written so where bold words run into the next one.
    expect(readBuilt(markdownAddress(address))).not.toContain("&#x");
  });

  test.each(indexed)("%s has the same links and pictures there, with full addresses", (address) => {
    const { html } = markdownOf(address);
    for (const attribute of ["href", "src"] as const) {
      const wanted = linksIn(mainOf(address), attribute).map((link) => new URL(link, url + address).href);
      // GitHub's Markdown also links bare addresses.
      expect(linksIn(html, attribute)).toEqual(expect.arrayContaining(wanted));
    }
  });
});

test("pages that aren't indexed have none", () => {
  expect([...NOT_INDEXED, "/404"].map(markdownAddress).filter((file) => existsSync(`dist${file}`))).toEqual([]);
});
