import { LOCALE } from "../format/locale.ts";

const DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

/** The office's clock. */
const clock = new Intl.DateTimeFormat(LOCALE, {
  timeZone: "Australia/Adelaide",
  ...{ weekday: "long", hour: "numeric", minute: "numeric", hourCycle: "h23" },
});

/**
 * @param hours such as `Monday to Friday 9am-5pm ACST`
 * @returns whether the office is open; undefined if the hours can't be parsed
 */
export function isOpen(hours: string, now: Date): boolean | undefined {
  const [, from = "", to = "", ...times] =
    /(\w+day) to (\w+day) (\d+)(?:[.:](\d\d))? ?(am|pm) ?[-–] ?(\d+)(?:[.:](\d\d))? ?(am|pm)/i.exec(hours) ?? [];
  const [first, last] = [from, to].map((day) => DAYS.indexOf(day.toLowerCase()));
  if (first === undefined || last === undefined || first < 0 || last < 0) return undefined;
  const parts = new Map(clock.formatToParts(now).map(({ type, value }) => [type, value]));
  const today = DAYS.indexOf(parts.get("weekday")?.toLowerCase() ?? "");
  const minute = Number(parts.get("hour")) * 60 + Number(parts.get("minute"));
  const [opens, closes] = [minuteOf(times.slice(0, 3)), minuteOf(times.slice(3))];
  return today >= first && today <= last && minute >= opens && minute < closes;
}

function minuteOf([hour, minute = "0", half]: readonly (string | undefined)[]): number {
  return ((Number(hour) % 12) + (half?.toLowerCase() === "pm" ? 12 : 0)) * 60 + Number(minute);
}
