import type { Call } from "../../../schemas/call.ts";

/**
 * Computes when each part of a call appears, in seconds. Notes appear while their line is spoken; several
 * notes of one line share its time evenly.
 */
export function timed({ lines, moments, note, afterwards }: Call) {
  const starts = lines.map((_, index) => sum(lines.slice(0, index)));
  const end = sum(lines);
  const notes = [...note.rows, note.booking];
  const noted = notes.map(({ line }, index) => {
    const share = notes.filter((other) => other.line === line).length + 1;
    const turn = notes.slice(0, index + 1).filter((other) => other.line === line).length;
    return round((starts[line - 1] ?? 0) + ((lines[line - 1]?.seconds ?? 0) * turn) / share);
  });
  return {
    lines: lines.map((line, index) => ({ ...line, at: starts[index] ?? 0 })),
    moments: [
      ...moments.map((moment) => ({ ...moment, at: starts[moment.line - 1] ?? 0 })),
      { ...afterwards, at: end },
    ],
    note: {
      ...note,
      rows: note.rows.map((row, index) => ({ ...row, at: noted[index] ?? 0 })),
      booking: { ...note.booking, at: noted.at(-1) ?? 0 },
      read: { text: afterwards.text, at: end },
    },
    length: round(end + afterwards.seconds),
  };
}

const sum = (lines: readonly { readonly seconds: number }[]) =>
  round(lines.reduce((total, { seconds }) => total + seconds, 0));

/** Avoids floating-point noise. */
const round = (seconds: number) => Math.round(seconds * 10) / 10;

/** The start of each line and, as the last item, of the time after them; and the end. */
export interface Timeline {
  readonly starts: readonly number[];
  readonly length: number;
}

/**
 * Advances the clock of a call.
 * @param isHeld whether the line is still being read aloud: then the clock waits just before the next one
 */
export function advance(time: number, elapsed: number, { starts, length }: Timeline, isHeld: boolean): number {
  const next = starts.find((start) => start > time) ?? length;
  const then = time + elapsed;
  return isHeld && then >= next ? Math.max(time, next - 0.01) : Math.min(length, then);
}

/** The index of the line at a time */
export function lineAt(starts: readonly number[], time: number): number {
  return Math.max(
    0,
    starts.findLastIndex((start) => time >= start),
  );
}

/** Formats a time, such as 0:07. */
export function clockTime(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
