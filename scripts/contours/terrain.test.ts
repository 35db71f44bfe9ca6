import { expect, test, vi } from "vitest";
import { extent, sample } from "./field.ts";
import { driftingTerrain, landforms, planFrom, terrain } from "./terrain.ts";

const picture = { left: -0.9, top: -0.5, right: 0.9, bottom: 0.5 };
const PLACES = [
  [0, 0],
  [0.31, -0.22],
  [-0.7, 0.4],
] as const;

test("the same seed gives the same land, and neither chance nor the clock is asked", () => {
  const chance = vi.spyOn(Math, "random");
  const clock = vi.spyOn(Date, "now");
  expect(sample(terrain("lofty"), picture, 0.05)).toEqual(sample(terrain("lofty"), picture, 0.05));
  expect(chance).not.toHaveBeenCalled();
  expect(clock).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

test("another seed gives another land", () => {
  expect(sample(terrain("lofty"), picture, 0.1)).not.toEqual(sample(terrain("sturt"), picture, 0.1));
});

test("many seeds use every landform", () => {
  const used = new Set(Array.from({ length: 40 }, (_, index) => planFrom(`seed ${index}`).landform));
  expect([...used].sort()).toEqual([...landforms].sort());
});

test.each(landforms)("a %s has heights from the sea to about 1", (landform) => {
  const { lowest, highest } = extent(sample(terrain("heights", { landform, angle: 1 }), picture, 0.04));
  const hasSea = landform === "coast" || landform === "peninsula";
  expect(lowest < 0).toBe(hasSea);
  expect(lowest).toBeGreaterThan(-0.4);
  expect(highest).toBeGreaterThan(0.6);
  expect(highest).toBeLessThanOrEqual(1);
});

test("a drifting land comes back to where it began, as slowly as it left", () => {
  const { height } = driftingTerrain("loop");
  for (const [x, y] of PLACES) {
    expect(height(x, y, 1)).toBeCloseTo(height(x, y, 0), 10);
    const speedBefore = height(x, y, 1) - height(x, y, 0.9999);
    const speedAfter = height(x, y, 0.0001) - height(x, y, 0);
    expect(speedAfter).toBeCloseTo(speedBefore, 6);
  }
});

test("a drifting land moves, and its points move with it", () => {
  const { height, place } = driftingTerrain("loop");
  const { height: still, place: stillPlace } = driftingTerrain("loop");
  for (const [x, y] of PLACES) {
    expect(place(x, y, 0.4)).not.toEqual(place(x, y, 0));
    expect(height(...place(x, y, 0.4), 0.4)).toBeCloseTo(still(...stillPlace(x, y, 0), 0), 6);
  }
});
