import { expect, test, vi } from "vitest";
import { portOr } from "./port.ts";

test.each([
  [undefined, 4173],
  ["", 4173],
  ["8080", 8080],
])("Where PORT is %s, a server listens on %i", (given, port) => {
  vi.stubEnv("PORT", given);
  expect(portOr(4173)).toBe(port);
});

test.each(["abc", "0", "70000", "80.5", "-1"])("A PORT of %s is told in plain words", (given) => {
  vi.stubEnv("PORT", given);
  expect(() => portOr(4173)).toThrow(`PORT is “${given}”. Give a number from 1 to 65535, or leave it out for 4173.`);
});
