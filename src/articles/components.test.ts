import { expect, test } from "vitest";
import { shareOf } from "./components.tsx";

test.each([
  ["82%", "33%", undefined, 82],
  ["31", "69", undefined, 45],
  ["31", "69", "100", 31],
  ["5 hours", "2 hours", undefined, 100],
  ["5 hours", "12 seconds", undefined, undefined],
  ["under 1 min", "14 min", undefined, undefined],
  ["0", "0", undefined, undefined],
])("beside each other, %s and %s (of %s) are drawn only if they can be compared", (value, other, total, share) => {
  expect(shareOf(value, other, total)).toBe(share);
});
