import { formatDate } from "../format/format.ts";

/**
 * A formatted date, such as "5 May 2026".
 * @param props.date the date as year-month-day
 */
export function CalendarDate({ date }: { readonly date: string }) {
  return <time dateTime={date}>{formatDate(date)}</time>;
}
