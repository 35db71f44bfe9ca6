import { expect, test } from "vitest";
import { unbroken, unbrokenInSentence } from "./unbroken.ts";

test.each([
  ["open until 5 pm, on 2 weeks’ notice", "open until 5\u00a0pm, on 2\u00a0weeks’ notice"],
  ["a free 30-minute session", "a free 30-minute session"],
  ["from 9am-5pm, 24/7, ISO 27001 standards and $1,500", "from 9am-5pm, 24/7, ISO 27001 standards and $1,500"],
  ["Since 10 December 2026, ring 0491 570 156", "Since 10\u00a0December 2026, ring 0491\u00a0570\u00a0156"],
  ["(08) 5550 0142 or 1300 363 992", "(08)\u00a05550\u00a00142 or 1300\u00a0363\u00a0992"],
  ["A × B = 55 × 6 = $330", "A × B =\u00a055 ×\u00a06 =\u00a0$330"],
  ["In 30 minutesque 4 amber lights", "In 30 minutesque 4 amber lights"],
])("%s", (text, expected) => {
  expect(unbroken(text)).toBe(expected);
});

test("short texts are left unchanged", () => {
  expect(unbrokenInSentence("1 week implementation")).toBe("1 week implementation");
  expect(unbrokenInSentence(`${"It is so. ".repeat(6)}It takes 1 week.`)).toContain("1\u00a0week");
});
