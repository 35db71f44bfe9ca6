import { expect, test } from "vitest";
import { callSchema } from "../../../schemas/call.ts";
import { advance, clockTime, lineAt, timed } from "./timing.ts";

const call = callSchema.parse({
  title: "The call, word for word",
  speakers: { agent: "Agent", caller: "Ruth" },
  lines: [8, 4, 3.6, 3].map((seconds, index) => ({
    speaker: index % 2 === 0 ? "agent" : "caller",
    text: `Line ${index + 1}`,
    seconds,
  })),
  moments: [{ time: "9.05 pm", title: "Booked", line: 4 }],
  noteTitle: "What the plumber reads",
  note: {
    title: "Job note",
    when: "Tuesday, 9.04 pm",
    rows: [2, 2, 3].map((line, index) => ({ label: `Field ${index + 1}`, text: "Noted", line })),
    booking: { label: "In the diary", text: "Thursday", line: 4 },
  },
  afterwards: { time: "6.45 am", title: "Read", text: "Read by Steve", seconds: 5 },
});

test("Lines follow one another, and what is noted shows while its line is spoken", () => {
  const { lines, moments, note, length } = timed(call);
  expect(lines.map(({ at }) => at)).toEqual([0, 8, 12, 15.6]);
  expect(note.rows.map(({ at }) => at)).toEqual([9.3, 10.7, 13.8]);
  expect(note.booking.at).toBe(17.1);
  expect(moments.map(({ at }) => at)).toEqual([15.6, 18.6]);
  expect(note.read.at).toBe(18.6);
  expect(length).toBe(23.6);
});

const timeline = { starts: [0, 8, 12], length: 17 };

test("The clock goes on as time does, and stops at the end", () => {
  expect(advance(7.9, 0.2, timeline, false)).toBeCloseTo(8.1);
  expect(advance(16.9, 0.2, timeline, false)).toBe(17);
});

test("A line that is still read aloud holds the clock before the next, wherever it is", () => {
  let time = 7.8;
  for (let step = 0; step < 20; step += 1) time = advance(time, 0.25, timeline, true);
  expect(time).toBeLessThan(8);
  expect(lineAt(timeline.starts, time)).toBe(0);
  expect(advance(time, 0.25, timeline, false)).toBeGreaterThan(8);
  expect(advance(16.99, 0.25, timeline, true)).toBeLessThan(17);
});

test("A line is spoken from its own second on", () => {
  expect([0, 7.9, 8, 11.9, 12, 17].map((time) => lineAt(timeline.starts, time))).toEqual([0, 0, 1, 1, 2, 2]);
});

test("Times are written as players write them", () => {
  expect([0, 9.9, 60, 125].map(clockTime)).toEqual(["0:00", "0:09", "1:00", "2:05"]);
});
