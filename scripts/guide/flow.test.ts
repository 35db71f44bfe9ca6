import fc from "fast-check";
import { expect, test } from "vitest";
import { page } from "./design.ts";
import { placeStrips, type Strip } from "./flow.ts";

type Placed = { readonly strip: number; readonly page: number; readonly y: number };

/** Places strips and notes where each is drawn. */
function place(strips: readonly Omit<Strip, "draw">[]): Placed[] {
  const placed: Placed[] = [];
  let current = 1;
  placeStrips(
    strips.map((strip, index) => ({
      ...strip,
      draw: (y) => void placed.push({ strip: index, page: current, y }),
    })),
    () => {
      current += 1;
    },
  );
  return placed;
}

const strip = fc.record({
  before: fc.integer({ min: 0, max: 30 }),
  height: fc.integer({ min: 10, max: 200 }),
});

test("strips keep their order, don't overlap and stay on the page", () => {
  fc.assert(
    fc.property(fc.array(strip, { maxLength: 60 }), (strips) => {
      const placed = place(strips);
      expect(placed.map((each) => each.strip)).toEqual(strips.map((_, index) => index));
      for (const [index, { page: number, y }] of placed.entries()) {
        const height = strips[index]?.height ?? 0;
        const next = placed[index + 1];
        expect(y + height).toBeLessThanOrEqual(page.bottom);
        if (next?.page === number) expect(next.y).toBeGreaterThanOrEqual(y + height);
      }
    }),
  );
});

test("what belongs together moves to the next page together", () => {
  const filler = { before: 0, height: 600 };
  const placed = place([filler, { before: 10, height: 20, keepWithNext: true }, { before: 0, height: 90 }]);
  expect(placed.map((each) => each.page)).toEqual([1, 2, 2]);
  expect(placed.at(1)?.y).toBe(page.top);
});

test("a heading in the margin stands beside its text, and a table below both", () => {
  const heading = { before: 20, height: 0, keepWithNext: true, marginHeight: 48 };
  const placed = place([heading, { before: 0, height: 16 }, { before: 10, height: 50, isWide: true }]);
  expect(placed.map((each) => each.y)).toEqual([page.top, page.top, page.top + 48 + 10]);
});

test("a chapter starts a page, even at the top of one", () => {
  const chapter = { before: 0, height: 200, isFirst: true };
  expect(place([chapter, { before: 0, height: 10 }, chapter]).map((each) => each.page)).toEqual([2, 2, 3]);
});
