import { describe, expect, test } from "vitest";
import { exampleOf, readValue, workOut, worksheetIn, writeValue, wrongLines } from "./worksheet.ts";

const row = (letter: string, how: string, example: string) => [letter, `Line ${letter}`, how, example, ""];
const table = [
  row("A", "Count", "10"),
  row("B", "Guess low", "40%"),
  row("C", "From your quote, 12 × the price", "$1,200"),
  row("D", "(A + 2) × C − C ÷ 4", "$14,100"),
  row("E", "C × B", "$480"),
];

describe("A worksheet in a guide", () => {
  test("is the table whose rows begin with letters in order; lines whose sum is of lines are worked out", () => {
    const lines = worksheetIn([[["Health", "x"]], table]);
    expect(lines.filter(({ sum }) => sum).map(({ letter }) => letter)).toEqual(["D", "E"]);
    expect(lines.map(({ unit }) => unit)).toEqual(["number", "percent", "dollars", "dollars", "dollars"]);
    expect(workOut(lines, new Map([...exampleOf(lines), ["A", 0]])).get("D")).toBe(2100);
  });

  test("has to come out in its example", () => {
    const lines = worksheetIn([[...table.slice(0, 4), row("E", "C × B", "$481")]]);
    expect(wrongLines(lines)).toEqual([{ line: lines[4], right: "$480" }]);
  });

  test("is none where a text has no such table", () => expect(worksheetIn([[["Health", "x"]]])).toEqual([]));
});

describe("What is typed", () => {
  test.each([
    ["90", "number", 90],
    [" 1,200.50 ", "number", 1200.5],
    ["$ 38", "dollars", 38],
    ["40 %", "percent", 0.4],
    ["0", "number", 0],
  ] as const)("%j is a number", (text, unit, value) => expect(readValue(text, unit)).toBe(value));

  test.each(["", "-4", "NaN", "Infinity", "1e9", "four", "1.2.3", "999999999999", "12345678901234567890"])(
    "%j is none",
    (text) => expect(readValue(text, "number")).toBeUndefined(),
  );

  test("a share above all of it is none", () => expect(readValue("101", "percent")).toBeUndefined());
});

test("A loss is written with a minus before the dollars", () => expect(writeValue(-1200.4, "dollars")).toBe("−$1,200"));
