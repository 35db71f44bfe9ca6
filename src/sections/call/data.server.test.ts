import { expect, test } from "vitest";
import { isLight } from "./data.server.ts";

test.each(["6 am", "7.30 am", "10:15am", "11.59 a.m.", "noon", "12.26 pm", "2.20 PM", "5pm"])(
  "It is light at %s",
  (time) => {
    expect(isLight(time)).toBe(true);
  },
);

test.each(["5.30 am", "12.10 am", "1 am", "6.30 pm", "9.04 pm", "11 pm", "midnight"])("It is dark at %s", (time) => {
  expect(isLight(time)).toBe(false);
});
