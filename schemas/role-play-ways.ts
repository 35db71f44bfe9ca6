/**
 * Proves that a role-play works for all choices: each step is reachable, each path ends, and at each end the note
 * is complete.
 */

interface Noted {
  readonly notes: readonly { readonly field: string }[];
}

interface Choice extends Noted {
  readonly says: string;
  readonly next: string;
}

interface Step extends Noted {
  readonly name: string;
  readonly choices?: readonly Choice[];
}

interface Ways {
  readonly fields: readonly { readonly name: string; readonly label: string }[];
  readonly steps: readonly Step[];
}

/** What is wrong, and where. */
interface Problem {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

export function problemsOfWays(ways: Ways): readonly Problem[] {
  const names = [...sameNames(ways.fields, "fields"), ...sameNames(ways.steps, "steps"), ...unknownNames(ways)];
  if (names.length > 0) return names;
  const loops = problemsOfLoops(ways.steps);
  return loops.length > 0 ? loops : [...unreached(ways.steps), ...emptyFields(ways)];
}

function sameNames(items: readonly { readonly name: string }[], list: string): Problem[] {
  return items.flatMap(({ name }, at) =>
    items.findIndex((item) => item.name === name) < at
      ? [
          {
            path: [list, at, "name"],
            message: `another of these ${list} is called "${name}": give this one a new name`,
          },
        ]
      : [],
  );
}

const quoted = (items: readonly { readonly name: string }[]) => items.map(({ name }) => `"${name}"`).join(", ");

function unknownNames({ fields, steps }: Ways): Problem[] {
  const unknownFields = ({ notes }: Noted, path: readonly (string | number)[]): Problem[] =>
    notes.flatMap(({ field }, at) =>
      fields.some(({ name }) => name === field)
        ? []
        : [
            {
              path: [...path, "notes", at, "field"],
              message: `the note has no field "${field}"; it has ${quoted(fields)}`,
            },
          ],
    );
  const ofChoice = (choice: Choice, path: readonly (string | number)[]): Problem[] => [
    ...unknownFields(choice, path),
    ...(steps.some(({ name }) => name === choice.next)
      ? []
      : [{ path: [...path, "next"], message: `there is no step "${choice.next}"; there are ${quoted(steps)}` }]),
  ];
  return steps.flatMap((step, at) => [
    ...unknownFields(step, ["steps", at]),
    ...(step.choices ?? []).flatMap((choice, index) => ofChoice(choice, ["steps", at, "choices", index])),
  ]);
}

/** Follows all paths from the first step, and reports choices that lead back to a step on their own path. */
function problemsOfLoops(steps: readonly Step[]): Problem[] {
  const problems: Problem[] = [];
  const left = new Set<Step>();
  const follow = (step: Step, way: readonly Step[]) => {
    if (left.has(step)) return;
    for (const [index, choice] of (step.choices ?? []).entries()) {
      const next = steps.find(({ name }) => name === choice.next);
      if (!next) continue;
      if (next === step || way.includes(next)) {
        problems.push({
          path: ["steps", steps.indexOf(step), "choices", index, "next"],
          message: `this leads back to "${choice.next}", so the conversation could go in circles: let it lead to a separate step`,
        });
      } else follow(next, [...way, step]);
    }
    left.add(step);
  };
  for (const step of steps) follow(step, []);
  return problems;
}

function unreached(steps: readonly Step[]): Problem[] {
  const reached = new Set(steps.slice(0, 1));
  for (const step of reached) {
    for (const choice of step.choices ?? []) {
      const next = steps.find(({ name }) => name === choice.next);
      if (next) reached.add(next);
    }
  }
  return steps.flatMap((step, at) =>
    reached.has(step)
      ? []
      : [
          {
            path: ["steps", at, "name"],
            message: `no choice leads to "${step.name}": name it in the "next" of one, or take the step out`,
          },
        ],
  );
}

/** Names a path on which a field stays empty, for each such field. */
function emptyFields(ways: Ways): Problem[] {
  return ways.fields.flatMap(({ name, label }) => {
    const [first] = ways.steps;
    const found = first && wayWithout(name, first, ways.steps, new Set());
    if (!found) return [];
    const said = found.said.map((words) => `“${words}”`).join(", ");
    return [
      {
        path: ["steps", ways.steps.indexOf(found.end), "notes"],
        message: `"${label}" (${name}) is still empty at this end for who says ${said}: fill it in here, or at one of those choices`,
      },
    ];
  });
}

interface Way {
  readonly end: Step;
  /** The choices on it. */
  readonly said: readonly string[];
}

/** @param tried the steps without such a path */
function wayWithout(field: string, step: Step, steps: readonly Step[], tried: Set<Step>): Way | undefined {
  const isFilled = ({ notes }: Noted) => notes.some((note) => note.field === field);
  if (tried.has(step) || isFilled(step)) return undefined;
  if (!step.choices) return { end: step, said: [] };
  for (const choice of step.choices) {
    const next = steps.find(({ name }) => name === choice.next);
    const way = next && !isFilled(choice) ? wayWithout(field, next, steps, tried) : undefined;
    if (way) return { ...way, said: [choice.says, ...way.said] };
  }
  tried.add(step);
  return undefined;
}
