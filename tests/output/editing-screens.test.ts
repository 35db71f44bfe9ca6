import { expect, test } from "vitest";
import { readTree } from "../support/built-site.ts";

test("A build that is told no repository holds nothing of the editing screens", () => {
  const files = [...readTree("dist")];

  expect(files.map(([path]) => path).filter((path) => path.startsWith("admin"))).toEqual([]);
  expect(files.find(([path]) => path === "_headers")?.[1].toString()).not.toContain("/admin");
});
