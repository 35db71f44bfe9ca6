import { expect, test } from "vitest";
import { mix, palette } from "./palette.ts";
import { rampAt, schemes } from "./schemes.ts";

test("mixing gives both ends and what lies between", () => {
  expect(mix("#000000", "#ffffff", 0)).toBe("#000000");
  expect(mix("#000000", "#ffffff", 1)).toBe("#ffffff");
  expect(mix("#0b1416", "#2f7d5b", 0.5)).toBe("#1d4939");
});

test("a ramp starts and ends with its own colours", () => {
  const { land } = schemes.night;
  expect(rampAt(land, -1)).toBe(palette.nightRaised);
  expect(rampAt(land, 2)).toBe(land.at(-1));
});
