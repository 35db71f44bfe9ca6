import { expect, test } from "vitest";
import { erode } from "./erosion.ts";
import { type Field, sample } from "./field.ts";

const box = { left: 0, top: 0, right: 30, bottom: 20 };

function read(surface: (x: number, y: number) => number): Field {
  return sample(surface, box, 1);
}

const island = {
  base: read((x, y) => (Math.hypot(x - 15, y - 10) < 8 ? 0.05 + 0.01 * Math.sin(x * 7 + y * 3) : -0.1)),
  uplift: read(() => 1),
  softness: read(() => 1),
};

test("the sea stays and the land rises", () => {
  const before = island.base.values;
  const after = erode(island).values;
  expect(after.filter((_, cell) => (before[cell] ?? 0) < 0)).toEqual(before.filter((height) => height < 0));
  expect(Math.max(...after)).toBeGreaterThan(2 * Math.max(...before));
});

test("water finds its way down from nearly everywhere", () => {
  const { values, columns } = erode(island);
  const land = [...values.keys()].filter((cell) => (values[cell] ?? 0) > 0);
  const hollows = land.filter((cell) =>
    [1, -1, columns, -columns].every((step) => (values[cell + step] ?? 0) >= (values[cell] ?? 0)),
  );
  expect(hollows.length / land.length).toBeLessThan(0.02);
});
