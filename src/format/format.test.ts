import fc from "fast-check";
import { expect, test } from "vitest";
import { formatDate, formatDollars, formatNumber } from "./format.ts";
import { LOCALE } from "./locale.ts";

const numbers = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 20 });
const dollars = new Intl.NumberFormat(LOCALE, { style: "currency", currency: "AUD", maximumFractionDigits: 0 });
const dates = new Intl.DateTimeFormat(LOCALE, { dateStyle: "long", timeZone: "UTC" });

test("Numbers are written as the Australian rules say", () => {
  expect([0, 65, 999, 1000, 2400000, 1234.5].map(formatNumber)).toEqual([
    "0",
    "65",
    "999",
    "1,000",
    "2,400,000",
    "1,234.5",
  ]);
  fc.assert(fc.property(fc.nat(), (value) => formatNumber(value) === numbers.format(value)));
  fc.assert(fc.property(fc.nat(9999999), (value) => formatNumber(value / 100) === numbers.format(value / 100)));
});

test("So are amounts in dollars", () => {
  expect([99, 1990, 12000.4].map(formatDollars)).toEqual(["$99", "$1,990", "$12,000"]);
  fc.assert(fc.property(fc.nat(), (value) => formatDollars(value) === dollars.format(value)));
});

test("So are dates", () => {
  expect(formatDate("2026-05-05")).toBe("5 May 2026");
  const days = fc.date({ min: new Date("1900-01-01"), max: new Date("2999-12-31"), noInvalidDate: true });
  fc.assert(fc.property(days, (day) => formatDate(day.toISOString().slice(0, 10)) === dates.format(day)));
});
