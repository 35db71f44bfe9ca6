import { expect, test } from "vitest";
import { type ComparedPage, reportPage, summary } from "./report.ts";

const PRICE = ["“$1” is now “$2”"];

const pages: readonly ComparedPage[] = [
  { address: "/", width: 390, name: "home-390", change: "changed", words: PRICE },
  { address: "/", width: 1440, name: "home-1440", change: "changed", words: PRICE },
  { address: "/partners", width: 390, name: "partners-390", change: "new", words: [] },
];

test("The summary says what changed, on which pages and screens, and where the pictures are", () => {
  expect(summary(pages)).toMatch(
    /^## 2 pages look different\n\n- “\$1” is now “\$2”: `\/`\n- New: `\/partners` \(only on a telephone\)\n\n.*index\.html\.$/,
  );
  expect(summary(pages.slice(0, 2))).toContain("One page looks different");
  expect(summary([])).toBe("## No page looks different\n");
});

test("Pages on which the same changed are told of together, those on which more did by themselves", () => {
  const also = { address: "/pricing", width: 390, name: "pricing-390", change: "changed", words: PRICE } as const;
  expect(summary([...pages, also])).toContain("`/`, `/pricing`");
  expect(summary([...pages, { ...also, words: [] }])).toContain("same words: `/pricing`");
});

test("The report shows what changed of each page, before and after, and leads to the whole", () => {
  const report = reportPage(pages);

  for (const time of ["before", "after"]) {
    for (const name of ["home-390", "home-1440"]) {
      expect(report).toContain(`<a href="${name}-${time}.png"><img src="${name}-${time}-part.png"`);
    }
  }
  expect(report).toContain("<p>New</p>");
  expect(report).not.toContain("partners-390-before");
});
