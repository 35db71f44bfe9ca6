import { expect, test } from "vitest";
import { findPassage, passagesOf } from "./passages.server.ts";

const markdown = `---
title: "Prices: what a plan costs"
---

Pricing

# What a plan costs

[Book](https://site.example/book) [Ask](https://site.example/ask)

- Ready in

  1 week

An example **Sunday, on a shop’s website**

- Customer

  Is it blue?

## What we store

What we store

| What  | Kept for | Who sees it |
| ----- | -------- | ----------- |
| Chats | 90 days  | You         |
| Calls | 30 days  | Us          |

| What happens | Counts |
| ------------ | ------ |
| A chat       | 1      |

### Am I locked in?

**No.** Leave whenever
you like.

## Our plans

- Popular

  ### Growth

  For two of them.

  #### Includes

  - CRM

  #### Doesn’t include

  - Moon

- ### Sales

  [(08) 5550 0142](tel:0855500142)

- ### [Retail](https://site.example/retail)

  [Stock, sizes and returns.](https://site.example/retail)

  [Ask about retail](https://site.example/retail)

After the cards.
`;

const passages = passagesOf(
  { address: "/pricing", markdown, anchors: new Set(["what-we-store", "am-i-locked-in", "our-plans"]) },
  "An example",
);
const named = (id: string) => findPassage(passages, `/pricing#${id}`);

test("A page's passages are what a reader reads, under the page's title", () => {
  expect(passages.map(({ id, page, href }) => [id, page, href])).toEqual([
    ["/pricing#what-a-plan-costs", "Prices", "/pricing"],
    ["/pricing#what-we-store", "Prices", "/pricing#what-we-store"],
    ["/pricing#am-i-locked-in", "Prices", "/pricing#am-i-locked-in"],
    ["/pricing#our-plans", "Prices", "/pricing#our-plans"],
    ["/pricing#growth", "Prices", "/pricing#our-plans"],
    ["/pricing#sales", "Prices", "/pricing#our-plans"],
    ["/pricing#retail", "Prices", "/pricing#our-plans"],
  ]);
});

test("Facts, rows, cards and telephone numbers are said; buttons and repeated titles are not", () => {
  expect(named("what-a-plan-costs")).toMatchObject({ text: "", items: ["Ready in: 1 week"] });
  expect(named("what-we-store")).toMatchObject({
    text: "",
    items: ["Chats: Kept for: 90 days; Who sees it: You", "Calls: Kept for: 30 days; Who sees it: Us", "A chat: 1"],
  });
  expect(named("am-i-locked-in")).toMatchObject({ text: "No. Leave whenever you like.", items: [] });
  expect(named("growth")).toMatchObject({
    text: "For two of them.",
    items: ["Includes: CRM", "Doesn’t include: Moon"],
  });
  expect(named("sales")?.text).toBe("(08) 5550 0142");
  expect(named("retail")?.text).toBe("Stock, sizes and returns.");
  expect(named("our-plans")?.text).toBe("After the cards.");
});

test("One row is named by its first words", () => {
  expect(named("what-we-store~calls")?.items).toEqual(["Calls: Kept for: 30 days; Who sees it: Us"]);
  expect(named("what-we-store~films")).toBeUndefined();
  expect(named("nowhere~calls")).toBeUndefined();
});

test("Several rows are named by the first words of each, in that order", () => {
  expect(named("what-we-store~a-chat~chats")?.items).toEqual([
    "A chat: 1",
    "Chats: Kept for: 90 days; Who sees it: You",
  ]);
  expect(named("what-we-store~chats~films")).toBeUndefined();
});

test("What a customer said below a section is no part of its passage, and an article's quotation is", () => {
  const said = "> They showed me.\n\n**Dee K.** Plumber, Findon\n\nBefore: 9 After: 2\n\nunanswered calls";
  const quoted = "> It is just a part of the website.\n\nThe tribunal, 2024\n\nSo it pays.";
  const [section, article] = passagesOf(
    {
      address: "/a",
      markdown: `# A\n\n## S\n\nIt counts calls.\n\n${said}\n\n## B\n\n${quoted}\n`,
      anchors: new Set(),
    },
    "-",
  );
  expect(section?.text).toBe("It counts calls.");
  expect(article?.text).toBe("It is just a part of the website.\nThe tribunal, 2024\nSo it pays.");
});

test("A heading that comes twice is numbered", () => {
  const twice = passagesOf({ address: "/a", markdown: "# A\n\n## B\n\none\n\n## B\n\ntwo\n", anchors: new Set() }, "-");
  expect(twice.map(({ id, text }) => [id, text])).toEqual([
    ["/a#b", "one"],
    ["/a#b-2", "two"],
  ]);
});

test("A label above a heading belongs to neither passage", () => {
  const markdown = "# A\n\n## B\n\nSomething is said.\n\nReal estate\n\n## C\n\nMore is said.\n";
  const labelled = passagesOf({ address: "/a", markdown, anchors: new Set() }, "-");
  expect(labelled.map(({ text }) => text)).toEqual(["Something is said.", "More is said."]);
});
