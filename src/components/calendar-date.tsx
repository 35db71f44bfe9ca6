/** Dates in content are calendar dates: no time zone may move them to the day before. */
const format = new Intl.DateTimeFormat("en-AU", { dateStyle: "long", timeZone: "UTC" });

/**
 * A calendar date in words, such as "5 May 2026".
 * @param props.date the date as year-month-day
 */
export function CalendarDate({ date }: { readonly date: string }) {
  return <time dateTime={date}>{format.format(new Date(`${date}T00:00:00Z`))}</time>;
}
