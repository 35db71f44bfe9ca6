import { expect, test } from "vitest";
import { shareOf } from "./components.tsx";

test.each([
  ["82%", "33%", 82],
  ["31", "69", 45],
  ["5 hours", "2 hours", 100],
  ["5 hours", "12 seconds", undefined],
  ["under 1 min", "14 min", undefined],
  ["0", "0", undefined],
])("beside each other, %s and %s are drawn only if they can be compared", (value, other, share) => {
  expect(shareOf(value, other)).toBe(share);
});
