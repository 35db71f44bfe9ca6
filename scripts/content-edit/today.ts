/** @returns the day it is in Adelaide, year-month-day. */
export function today(): string {
  // Sweden writes dates as content does.
  return new Date().toLocaleDateString("sv-SE", { timeZone: "Australia/Adelaide" });
}
