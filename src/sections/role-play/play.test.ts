import { describe, expect, test } from "vitest";
import { content } from "../../../tests/support/site.ts";
import { example, type PlayState, played } from "./play.ts";

const plays = content.all("role-plays").map(({ name, data }) => [name, data] as const);

type RolePlay = (typeof plays)[number][1];

/** Every path through a role-play */
function allWays(play: RolePlay, chosen: readonly number[] = []): PlayState[] {
  const now = played(play, chosen);
  if (now.step.kind === "end") return [now];
  return now.step.choices.flatMap((_, at) => allWays(play, [...chosen, at]));
}

describe.each(plays)("%s", (_, play) => {
  test("It begins with one line of the assistant's, and an empty note", () => {
    const { lines, note, step } = played(play, []);

    expect(lines[0]).toEqual({ kind: "assistant", text: play.steps[0]?.says });
    expect(step.kind).toBe("question");
    expect(note.size).toBe(0);
  });

  test("A choice adds what was said, what it notes and the reply", () => {
    const [first] = play.steps;
    if (first?.kind !== "question") throw new Error("It ends before it begins.");
    for (const [at, choice] of first.choices.entries()) {
      const { lines, note, step } = played(play, [at]);
      expect(lines[1]).toEqual({ kind: "customer", text: choice.says });
      expect(lines.filter(({ kind }) => kind === "noted")).toHaveLength(
        (choice.notes.length > 0 ? 1 : 0) + (step.notes.length > 0 ? 1 : 0),
      );
      for (const { field, text } of choice.notes) expect(note.get(field)).toBe(text);
      expect(step.name).toBe(choice.next);
    }
  });

  test("Every way ends with the whole note filled in", () => {
    const ways = allWays(play);

    expect(ways.length).toBeGreaterThan(1);
    for (const { note } of ways) expect([...note.keys()].sort()).toEqual(play.fields.map(({ name }) => name).sort());
  });

  test("The example is one of its ways, to the end", () => {
    const shown = example(play);

    expect(shown.step.kind).toBe("end");
    expect(allWays(play).map(({ lines }) => lines)).toContainEqual(shown.lines);
  });
});
