import type { RolePlay } from "../../../schemas/role-play.ts";

type Step = RolePlay["steps"][number];
type Notes = Step["notes"];

export interface Line {
  readonly kind: "assistant" | "customer" | "noted";
  readonly text: string;
}

/** All that a role-play shows after some choices. */
export interface PlayState {
  readonly lines: readonly Line[];
  /** The note's fields that are filled in. */
  readonly note: ReadonlyMap<string, string>;
  /** The current choices, or the end. */
  readonly step: Step;
}

/** @param chosen the index of each choice so far */
export function played({ fields, steps }: RolePlay, chosen: readonly number[]): PlayState {
  const lines: Line[] = [];
  const note = new Map<string, string>();
  const write = (notes: Notes) => {
    for (const { field, text } of notes) note.set(field, text);
    const labelled = notes.map(({ field, text }) => `${fields.find(({ name }) => name === field)?.label}: ${text}`);
    if (labelled.length > 0) lines.push({ kind: "noted", text: labelled.join(" · ") });
  };
  const enter = (name: string | undefined): Step => {
    const step = steps.find((each) => each.name === name);
    if (!step) throw new Error("The schema of role-plays lets choices lead to their steps only.");
    lines.push({ kind: "assistant", text: step.says });
    write(step.notes);
    return step;
  };
  let step = enter(steps[0]?.name);
  for (const at of chosen) {
    const choice = step.kind === "question" ? step.choices[at] : undefined;
    if (!choice) break;
    lines.push({ kind: "customer", text: choice.says });
    write(choice.notes);
    step = enter(choice.next);
  }
  return { lines, note, step };
}

/** Takes the first choice everywhere, to the end */
export function example(play: RolePlay): PlayState {
  return played(
    play,
    play.steps.map(() => 0),
  );
}
