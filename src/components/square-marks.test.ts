import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fieldOf, marksPath } from "./square-marks.ts";

describe("a field", () => {
  test.each([
    [
      { before: 141, after: 19 },
      { per: 1, columns: 21, rows: 7 },
    ],
    [
      { before: 38, after: 21, unit: "%" },
      { per: 1, columns: 20, rows: 5 },
    ],
    [
      { before: 13, after: 5.3 },
      { per: 0.1, columns: 22, rows: 6 },
    ],
    [
      { before: 2380, after: 930 },
      { per: 10, columns: 24, rows: 10 },
    ],
    [
      { before: 0, after: 0 },
      { per: 1, columns: 2, rows: 0 },
    ],
  ])("of %o is %o", (amounts, field) => {
    expect(fieldOf(amounts)).toMatchObject(field);
  });

  test("has a place for every mark, and never more marks than can be told apart", () => {
    fc.assert(
      fc.property(fc.nat(2_000_000), fc.nat(2_000_000), (before, after) => {
        const { columns, rows, marks, per } = fieldOf({ before, after });
        expect(columns * rows).toBeGreaterThanOrEqual(marks);
        expect(marks).toBeLessThanOrEqual(250);
        expect(marks * per).toBeCloseTo(Math.max(before, after));
      }),
    );
  });
});

test.each([
  [3, 0, 3, "M0 4h28"],
  [3, 0, 4, "M0 4h28M0 14h8"],
  [3, 0, 1.5, "M0 4h14"],
  [3, 2, 4, "M20 4h8M0 14h8"],
  [3, 3, 4, "M0 14h8"],
  [3, 0, 0, ""],
])("in rows of %i the marks from %d to %d are %s", (columns, from, to, path) => {
  expect(marksPath(columns, from, to)).toBe(path);
});
