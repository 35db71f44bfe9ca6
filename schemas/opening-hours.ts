const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

type Weekday = (typeof WEEKDAYS)[number];

/** Days and times, in the office's time zone. */
interface OpeningHours {
  readonly days: readonly Weekday[];
  /** Hours and minutes, such as "09:00". */
  readonly opens: string;
  readonly closes: string;
}

const DAY = WEEKDAYS.join("|");
const TIME = "(\\d{1,2})(?::(\\d\\d))?(am|pm)";
const PATTERN = new RegExp(`^(${DAY})(?: to (${DAY}))? ${TIME}-${TIME}(?: [A-Z]{3,4})?(?: \\([^()]+\\))?$`);

/**
 * Reads opening hours as people write them.
 * @param text such as "Monday to Friday 9am-5pm ACST (Adelaide time)"
 * @returns undefined if it can't be read
 */
export function parseOpeningHours(text: string): OpeningHours | undefined {
  const [, first, last = first, ...times] = PATTERN.exec(text) ?? [];
  const names: readonly string[] = WEEKDAYS;
  const days = first && last ? WEEKDAYS.slice(names.indexOf(first), names.indexOf(last) + 1) : [];
  const [opens, closes] = [clock(times.slice(0, 3)), clock(times.slice(3))];
  return days.length > 0 && opens && closes ? { days, opens, closes } : undefined;
}

function clock([hour, minutes = "00", half]: readonly (string | undefined)[]): string | undefined {
  const hours = Number(hour);
  if (!(hours >= 1 && hours <= 12) || Number(minutes) > 59) return undefined;
  return `${String((hours % 12) + (half === "pm" ? 12 : 0)).padStart(2, "0")}:${minutes}`;
}
