import { plural } from "../../src/content/problems/report.ts";
import { formatAdelaideTime } from "../../src/format/adelaide-time.ts";
import type { EntryList, ListedEntry } from "./entry-list.ts";

/** Writes the list for a terminal: what there is, then what will change on its own, and when. */
export function formatList({ entries, upcoming }: EntryList): string {
  const rows = entries.map((entry) => [entry.state, entry.kind, entry.name, remarks(entry)]);
  const names = new Map(entries.map(({ file, kind, name }) => [file, `${kind} "${name}"`]));
  const changes = upcoming.map(({ at, file, becomes }) => {
    const what = becomes === "live" ? "goes live" : "expires";
    return `  ${formatAdelaideTime(Date.parse(at))}: ${names.get(file)} ${what}`;
  });
  const coming =
    changes.length > 0 ? ["What changes by itself (Adelaide time):", ...changes] : ["Nothing is scheduled."];
  return [...aligned([["State", "Kind", "Name", "Remarks"], ...rows]), "", totals(entries), ...coming].join("\n");
}

function remarks({ publishAt, expireAt, mistakes, warnings, open }: ListedEntry): string {
  return [
    ...(publishAt ? [`from ${formatAdelaideTime(Date.parse(publishAt))}`] : []),
    ...(expireAt ? [`until ${formatAdelaideTime(Date.parse(expireAt))}`] : []),
    ...(mistakes > 0 ? [plural(mistakes, "mistake")] : []),
    ...(warnings > 0 ? [plural(warnings, "warning")] : []),
    ...(open > 0 ? [`${open} to write, review or confirm`] : []),
  ].join("; ");
}

function totals(entries: readonly ListedEntry[]): string {
  const states = [...Map.groupBy(entries, ({ state }) => state)].map(([state, list]) => `${list.length} ${state}`);
  const mistakes = entries.reduce((sum, entry) => sum + entry.mistakes, 0);
  const hint = mistakes > 0 ? `, ${plural(mistakes, "mistake")}: "npm run content:check" says where` : "";
  return `${plural(entries.length, "file")}: ${states.join(", ")}${hint}.`;
}

function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}
