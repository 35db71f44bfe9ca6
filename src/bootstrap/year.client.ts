/** Shows the current year in the footer if it is later than the year of the build. */
export function showCurrentYear(): void {
  const shown = document.getElementById("current-year");
  const year = new Date().getFullYear();
  if (shown && year > Number(shown.textContent)) shown.textContent = String(year);
}
