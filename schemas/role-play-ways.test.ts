import { describe, expect, test } from "vitest";
import { problemsOfWays } from "./role-play-ways.ts";

type Ways = Parameters<typeof problemsOfWays>[0];
type Step = Ways["steps"][number];

const fields = [
  { name: "who", label: "Name" },
  { name: "when", label: "When" },
];

const choice = (next: string, ...filled: readonly string[]) => ({
  says: `to ${next}`,
  next,
  notes: filled.map((field) => ({ field })),
});

const question = (name: string, ...choices: readonly ReturnType<typeof choice>[]): Step => ({
  name,
  notes: [],
  choices,
});

const end = (name: string, ...filled: readonly string[]): Step => ({
  name,
  notes: filled.map((field) => ({ field })),
});

/** The positions and messages of the problems */
const problems = (...steps: readonly Step[]) =>
  problemsOfWays({ fields, steps }).map(({ path, message }) => `${path.join(".")}: ${message}`);

test("A conversation whose ways part and meet again has no problem", () => {
  const steps = [
    question("start", choice("time", "who"), choice("name")),
    question("name", choice("time", "who"), choice("call-back", "who")),
    question("time", choice("booked", "when"), choice("call-back")),
    end("booked"),
    end("call-back", "when"),
  ];

  expect(problems(...steps)).toEqual([]);
});

describe("A name", () => {
  test("that no step has is told at the choice, with the names there are", () => {
    const [problem, ...others] = problems(question("start", choice("bookd"), choice("booked")), end("booked"));

    expect(others).toEqual([]);
    expect(problem).toMatch(/^steps\.0\.choices\.0\.next: .*"bookd".*"start", "booked"/);
  });

  test("that no field has is told at the note", () => {
    const [problem] = problems(question("start", choice("booked", "what"), choice("booked")), end("booked"));

    expect(problem).toMatch(/^steps\.0\.choices\.0\.notes\.0\.field: .*"what".*"who", "when"/);
  });

  test("that two steps have is told at the second", () => {
    const [problem] = problems(question("a", choice("b"), choice("b")), end("b"), end("b"));

    expect(problem).toMatch(/^steps\.2\.name: .*"b"/);
  });
});

describe("A way that leads back is told at its choice", () => {
  test.each([
    ["to its own step", [question("a", choice("a"), choice("z", "who", "when")), end("z")], "steps.0.choices.0.next"],
    [
      "to the first step",
      [question("a", choice("b"), choice("b")), question("b", choice("a"), choice("z")), end("z")],
      "steps.1.choices.0.next",
    ],
    [
      "within steps that are not reached",
      [
        question("a", choice("z"), choice("z")),
        question("b", choice("c"), choice("c")),
        question("c", choice("b"), choice("z")),
        end("z"),
      ],
      "steps.2.choices.0.next",
    ],
  ])("%s", (_, steps, where) => {
    const [problem, ...others] = problems(...steps);

    expect(others).toEqual([]);
    expect(problem?.startsWith(where)).toBe(true);
  });
});

test("A step that no choice leads to is told, and so are those behind it", () => {
  const steps = [
    question("a", choice("z"), choice("z")),
    question("b", choice("y"), choice("z")),
    end("y"),
    end("z", "who", "when"),
  ];

  expect(problems(...steps).map((problem) => problem.split(":")[0])).toEqual(["steps.1.name", "steps.2.name"]);
});

describe("A field that stays empty", () => {
  test("on one of many ways is told at that end, with what is said on the way", () => {
    const steps = [
      question("a", choice("b", "who"), choice("c", "who")),
      question("b", choice("z", "when"), choice("z", "when")),
      question("c", choice("z", "when"), choice("z")),
      end("z"),
    ];
    const [problem, ...others] = problems(...steps);

    expect(others).toEqual([]);
    expect(problem).toMatch(/^steps\.3\.notes: "When" \(when\).*“to c”, “to z”/);
  });

  test("is no problem where the step itself fills it", () => {
    const steps = [question("a", choice("z"), choice("z")), end("z", "who", "when")];

    expect(problems(...steps)).toEqual([]);
  });
});
