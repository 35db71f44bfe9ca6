import { expect, test } from "vitest";
import { type ComparedPage, reportPage, summary } from "./report.ts";

const pages: readonly ComparedPage[] = [
  { address: "/", width: 390, name: "home-390", change: "changed" },
  { address: "/", width: 1440, name: "home-1440", change: "changed" },
  { address: "/partners", width: 390, name: "partners-390", change: "new" },
];

test("The summary names each page that changed, on which screens, and where the pictures are", () => {
  expect(summary(pages)).toMatch(
    /^## 2 pages look different\n\n- `\/` on a telephone and on a computer\n- `\/partners` \(new\) on a telephone\n\n.*index\.html\.$/,
  );
  expect(summary(pages.slice(0, 2))).toContain("One page looks different");
  expect(summary([])).toBe("## No page looks different\n");
});

test("The report shows what changed of each page, before and after, and leads to the whole", () => {
  const report = reportPage(pages);

  for (const time of ["before", "after"]) {
    for (const name of ["home-390", "home-1440"]) {
      expect(report).toContain(`<a href="${name}-${time}.png"><img src="${name}-${time}-part.png"`);
    }
  }
  expect(report).toContain("This page is new.");
  expect(report).not.toContain("partners-390-before");
});
