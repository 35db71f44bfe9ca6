import { expect, test } from "vitest";
import { reportPage, summary } from "./report.ts";

const pages = [
  { address: "/", width: 390, name: "home-390" },
  { address: "/", width: 1440, name: "home-1440" },
  { address: "/industries/legal", width: 390, name: "industries-legal-390" },
];

test("The summary names each page that changed, and at which widths", () => {
  expect(summary(pages)).toBe(
    "## 2 pages look different\n\n- `/` at 390 px and 1440 px\n- `/industries/legal` at 390 px",
  );
  expect(summary(pages.slice(0, 2))).toContain("One page looks different");
  expect(summary([])).toContain("No page looks different");
});

test("The report shows each page before and after", () => {
  for (const { name } of pages) {
    for (const time of ["before", "after"]) expect(reportPage(pages)).toContain(`src="${name}-${time}.png"`);
  }
});
