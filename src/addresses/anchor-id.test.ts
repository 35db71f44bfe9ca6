import fc from "fast-check";
import { slug } from "github-slugger";
import { expect, test } from "vitest";
import { anchorId } from "./anchor-id.ts";

test.each([
  ["What’s in it?", "whats-in-it"],
  ["24/7 & more", "24-7-more"],
  ["What $99 a month includes", "what-a-month-includes"],
  ["First month from $1,999.50", "first-month-from"],
  ["$99", "99"],
  ["Māori, Łódź", "māori-łódź"],
  ["価格", "価格"],
  ["Fast ❤️ care", "fast-care"],
])("The anchor of %s is %s", (title, anchor) => {
  expect(anchorId(title)).toBe(anchor);
});

test("No title and no heading makes an id that the page itself could have: those have a dot, and React's a capital", () => {
  const likely = fc.constantFrom("page.menu", "contact.name", "_R_lba_", "Page.Main", "Menu", "Announcer");
  fc.assert(
    fc.property(fc.oneof(likely, fc.string({ unit: "binary" })), (title) => {
      expect(anchorId(title)).not.toMatch(/[.A-Z]/);
      expect(slug(title)).not.toMatch(/[.A-Z]/);
    }),
  );
});
