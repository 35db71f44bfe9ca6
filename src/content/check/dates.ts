import { adelaideDay, formatAdelaideTime, readAdelaideTime } from "../../format/adelaide-time.ts";
import type { ReadFile } from "../entries/content.server.ts";
import { publicationOf } from "../entries/publication.ts";
import { type Problem, valueAt } from "../problems/problem.ts";

interface DateMistake {
  readonly field: string;
  readonly message: string;
  readonly hint?: string;
}

/**
 * Checks that dates are consistent with each other and with today. A site that is rebuilt by a schedule must not break
 * just because time passes.
 */
export function checkDates(files: readonly ReadFile[], moment: number): Problem[] {
  const now: Now = { moment, today: adelaideDay(moment) };
  return files.flatMap((file) =>
    mistakesIn(file, now)
      .filter(({ field }) => !file.wrong.has(field))
      .map((found) => ({ file: file.source.file, ...file.source.locate([found.field]), ...found })),
  );
}

interface Now {
  readonly moment: number;
  /** The calendar day in Adelaide. */
  readonly today: string;
}

function mistakesIn(file: ReadFile, now: Now): DateMistake[] {
  const times = ["publishAt", "expireAt"].flatMap((field) => unreadable(file, field));
  if (times.length > 0) return times;
  const { draft, from, until } = publicationOf(file.data);
  if (until <= from) {
    const message = `found "${dayIn(file, "expireAt")}": it would be taken down before it is published`;
    return [{ field: "expireAt", message, hint: `It goes live ${formatAdelaideTime(from)}.` }];
  }
  return [...updateBeforePublication(file), ...(draft ? [] : inTheFuture(file, from, now))];
}

function unreadable(file: ReadFile, field: string): DateMistake[] {
  const written = dayIn(file, field);
  const time = written === undefined ? undefined : readAdelaideTime(written);
  return time && "wrong" in time ? [{ field, message: `found "${written}": ${time.wrong}` }] : [];
}

function updateBeforePublication(file: ReadFile): DateMistake[] {
  const [published, updated] = [dayIn(file, "published"), dayIn(file, "updated")];
  if (published === undefined || updated === undefined || updated >= published) return [];
  return [
    {
      field: "updated",
      message: `found "${updated}", which is before "published" (${published})`,
      hint: `Write the day its content last changed; "${published}" if it has not changed.`,
    },
  ];
}

function inTheFuture(file: ReadFile, from: number, { moment, today }: Now): DateMistake[] {
  const isScheduled = from > moment;
  const start = isScheduled ? adelaideDay(from) : today;
  const published = dayIn(file, "published");
  const late = ["published", "updated"].flatMap((field) => {
    const day = dayIn(file, field);
    return day !== undefined && day > start ? [{ field, ...later(day, start, isScheduled) }] : [];
  });
  // The update is late because the publication is.
  if (late.length === 2) return late.slice(0, 1);
  if (!isScheduled || published === undefined || published >= start) return late;
  const message = `found "${published}", but it goes live ${formatAdelaideTime(from)}`;
  return [...late, { field: "published", message, hint: `Write the same day as in "publishAt": ${start}.` }];
}

function later(day: string, start: string, isScheduled: boolean): Pick<DateMistake, "message" | "hint"> {
  return isScheduled
    ? { message: `found "${day}", which is after the day it goes live`, hint: `Write ${start}, as in "publishAt".` }
    : {
        message: `found "${day}", which is still to come: today is ${start}`,
        hint: `To publish it on that day, add publishAt: ${day}. To keep it back, add draft: true.`,
      };
}

/** @returns the text of a date field, if the schema accepts it */
function dayIn(file: ReadFile, field: string): string | undefined {
  const value = file.wrong.has(field) ? undefined : valueAt(file.data, [field]);
  return typeof value === "string" ? value : undefined;
}
