/**
 * Australian formats of numbers and dates. `Intl` could do it, but a phone takes some 50 ms to load its data during
 * hydration (decision 72).
 */

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/**
 * Formats a calendar date in words, such as "5 May 2026". No time zone can move it to the day before.
 * @param date year-month-day
 */
export function formatDate(date: string): string {
  const [year, month, day] = date.split("-").map(Number);
  return `${day} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}

/** Formats a number with commas at the thousands, such as "1,234.5". */
export function formatNumber(value: number): string {
  const [whole = "", fraction] = String(value).split(".");
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ",");
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** Formats an amount in whole dollars as prices are written, such as "$1,990". */
export function formatDollars(amount: number): string {
  return `$${formatNumber(Math.round(amount))}`;
}
