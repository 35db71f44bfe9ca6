import { describe, expect, test } from "vitest";
import { balances, computeWorksheet, readValue, writeValue } from "./worksheet.ts";

const given = {
  calls: 60,
  minutes: 5,
  hour: 40,
  weeks: 50,
  share: 0.5,
  plan: 1000,
  care: 500,
  setup: 1000,
  preparation: 750,
};

describe("A worksheet", () => {
  test("says what a task costs, what an assistant gives back, what is left and when it has paid for itself", () => {
    expect(computeWorksheet(given)).toMatchObject({ task: 10_000, gained: 5000, left: 3500, months: 6 });
  });

  test("at a loss is never paid off, and without a number it has no result", () => {
    expect(computeWorksheet({ ...given, share: 0.1 }).months).toBe(Number.POSITIVE_INFINITY);
    expect(computeWorksheet({ ...given, calls: Number.NaN }).months).toBeNaN();
  });

  test("begins behind by what is paid once, and is even in the month in which it is paid off", () => {
    const months = balances(computeWorksheet(given), 12);
    expect(months).toHaveLength(13);
    expect(months[0]).toBe(-1750);
    expect(months[6]).toBe(0);
    expect(months[12]).toBe(1750);
  });
});

describe("What is typed", () => {
  test.each([
    ["90", "number", 90],
    [" 1,200.50 ", "number", 1200.5],
    ["$ 38", "dollars", 38],
    ["＄１，２００．５", "dollars", 1200.5],
    ["４０％", "percent", 0.4],
    ["40 %", "percent", 0.4],
    ["0", "number", 0],
  ] as const)("%j is a number", (text, unit, value) => expect(readValue(text, unit)).toBe(value));

  test.each(["", "-4", "NaN", "Infinity", "1e9", "four", "1.2.3", "999999999999", "12345678901234567890"])(
    "%j is none",
    (text) => expect(readValue(text, "number")).toBeUndefined(),
  );

  test("a share above all of it is none", () => expect(readValue("101", "percent")).toBeUndefined());
});

test("A loss is written with a minus before the dollars", () => expect(writeValue(-1200.4, "dollars")).toBe("−$1,200"));
