import { expect, test } from "vitest";
import { parseOpeningHours } from "./opening-hours.ts";

test.each([
  ["Monday to Friday 9am-5pm ACST", 5, "09:00", "17:00"],
  ["Tuesday to Saturday 8:30am-12:15pm", 5, "08:30", "12:15"],
  ["Sunday 12am-12pm", 1, "00:00", "12:00"],
])("%s are %i days from %s to %s", (text, days, opens, closes) => {
  const hours = parseOpeningHours(text);

  expect(hours?.days).toHaveLength(days);
  expect(hours?.days[0]).toBe(text.split(" ")[0]);
  expect([hours?.opens, hours?.closes]).toEqual([opens, closes]);
});

test.each(["by appointment", "Friday to Monday 9am-5pm", "Monday 9-5", "Monday 13am-5pm", "Monday 9:75am-5pm"])(
  "%s can't be read",
  (text) => {
    expect(parseOpeningHours(text)).toBeUndefined();
  },
);
