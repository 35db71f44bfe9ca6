import type { Call } from "../../../schemas/call.ts";

/**
 * Works out when each part of a call shows, in seconds from its start. What is noted shows while its line is spoken; several
 * notes of one line share it evenly.
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

/** Sums of tenths are tenths. */
const round = (seconds: number) => Math.round(seconds * 10) / 10;

/** How a call is divided: when each line begins, the time after the last one being the last of them, and when all is over. */
export interface Timeline {
  readonly starts: readonly number[];
  readonly length: number;
}

/**
 * Moves the clock of a call on.
 * @param isHeld whether the line is still read aloud: then the clock waits just before the next
 */
export function advance(time: number, elapsed: number, { starts, length }: Timeline, isHeld: boolean): number {
  const next = starts.find((start) => start > time) ?? length;
  const then = time + elapsed;
  return isHeld && then >= next ? Math.max(time, next - 0.01) : Math.min(length, then);
}

/** @returns the index of the line that is spoken at a time */
export function lineAt(starts: readonly number[], time: number): number {
  return Math.max(
    0,
    starts.findLastIndex((start) => time >= start),
  );
}

/** Writes a time as players do: 0:07. */
export function clockTime(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
