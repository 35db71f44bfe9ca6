import { expect, test } from "vitest";
import { markedTitle } from "./marked-title.ts";

test.each([
  ["8.00 am: everyone rings at once", "8.00 am", "everyone rings at once"],
  ["Rentals: is it urgent?", "Rentals", "is it urgent?"],
  ["Two desks, two answers", "", "Two desks, two answers"],
  ["What nobody in the office expected today: a call", "", "What nobody in the office expected today: a call"],
])("%s", (title, mark, rest) => {
  expect(markedTitle(title)).toEqual({ mark, rest });
});
