/** Content is published by the office's time, with daylight saving. */
import { LOCALE } from "./locale.ts";

const ZONE = "Australia/Adelaide";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const offsets = new Intl.DateTimeFormat(LOCALE, { timeZone: ZONE, timeZoneName: "longOffset" });
const days = new Intl.DateTimeFormat("en-CA", { timeZone: ZONE, dateStyle: "short" });
const moments = new Intl.DateTimeFormat(LOCALE, {
  timeZone: ZONE,
  ...{ weekday: "long", day: "numeric", month: "long", year: "numeric", hour: "numeric", minute: "2-digit" },
});

/** A moment in milliseconds since 1970, or why the text is none. */
type ParsedTime = { readonly at: number } | { readonly wrong: string };

/**
 * Parses a day, or a day and a time in Adelaide. Of a time that occurs twice, when daylight saving ends, the first
 * one counts.
 * @param text such as `2026-12-01` or `2026-12-01 09:00`
 */
export function readAdelaideTime(text: string): ParsedTime {
  const [, year, month, day, hour = "0", minute = "0"] =
    /^(\d{4})-(\d\d)-(\d\d)(?:[ T](\d{1,2}):(\d\d))?$/.exec(text) ?? [];
  const midnight = Date.UTC(Number(year), Number(month) - 1, Number(day));
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== text.slice(0, 10)) {
    return { wrong: "this is not a day of the calendar written as year-month-day" };
  }
  if (Number(hour) > 23 || Number(minute) > 59) return { wrong: "a day's times go from 00:00 to 23:59" };
  const wall = midnight + (Number(hour) * 60 + Number(minute)) * MINUTE;
  const candidates = [wall - DAY, wall + DAY].map((near) => wall - offsetAt(near));
  const [at] = candidates.filter((moment) => moment + offsetAt(moment) === wall).sort((a, b) => a - b);
  if (at !== undefined) return { at };
  return { wrong: "there is no such time on this day: clocks go forward from 2:00 to 3:00" };
}

/** Adelaide's offset from UTC, in milliseconds. */
function offsetAt(moment: number): number {
  const name = offsets.formatToParts(moment).find((part) => part.type === "timeZoneName")?.value ?? "";
  const [, hours, minutes] = /GMT\+(\d+):(\d+)/.exec(name) ?? [];
  return (Number(hours) * 60 + Number(minutes)) * MINUTE;
}

/** The day in Adelaide, such as `2026-12-01`. */
export function adelaideDay(moment: number): string {
  return days.format(moment);
}

/** Formats a moment in Adelaide, such as `Tuesday 1 December 2026 at 9:00 am`. */
export function formatAdelaideTime(moment: number): string {
  return moments.format(moment).replace(", ", " ").replaceAll("\u202f", " ");
}
