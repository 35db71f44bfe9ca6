import { useEffect, useState } from "react";
import { Button } from "../../components/button.tsx";
import {
  exampleOf,
  LARGEST,
  readValue,
  type WorksheetLine,
  workOut,
  writeValue,
} from "../../content/facts/worksheet.ts";
import { formatNumber } from "../../format/format.ts";
import * as styles from "./calculator.css.ts";
import { type CalculatorProps, Worksheet } from "./worksheet.tsx";

type Words = CalculatorProps["section"];

/** What was typed, by the letters of the lines. */
type Typed = ReadonlyMap<string, string>;

/** How long after the last key the results are said, in milliseconds: nobody wants to hear each one. */
const PAUSE = 700;

/** What can't be worked out yet. */
const UNKNOWN = "–";

/** The worksheet, filled in with the example, whose numbers can be changed. */
export function Calculator({ section }: CalculatorProps) {
  const { lines } = section;
  const [typed, setTyped] = useState<Typed>(() => exampleTyped(lines));
  const values = workOut(lines, valuesOf(lines, typed));
  const shown = ({ letter, unit }: WorksheetLine) => writeResult(values.get(letter), unit, section);
  return (
    <>
      <Worksheet
        section={section}
        valueHead={section.yoursHead}
        controlId={controlId}
        value={(line) =>
          line.sum ? (
            <output>{shown(line)}</output>
          ) : (
            <Field
              line={line}
              text={typed.get(line.letter) ?? ""}
              words={section}
              onType={(text) => setTyped(new Map([...typed, [line.letter, text]]))}
            />
          )
        }
      />
      <Results section={section} text={inShort(section, shown)} />
      <Button variant="outline" onClick={() => setTyped(exampleTyped(lines))}>
        {section.reset}
      </Button>
    </>
  );
}

function controlId({ letter }: WorksheetLine): string {
  return `worksheet.${letter}`;
}

/** The example's numbers are in the boxes without their signs, which are beside them. */
function exampleTyped(lines: readonly WorksheetLine[]): Typed {
  return new Map([...exampleOf(lines).keys()].map((letter) => [letter, bare(lines, letter)]));
}

function bare(lines: readonly WorksheetLine[], letter: string): string {
  return lines.find((line) => line.letter === letter)?.example.replace(/[$%]/g, "") ?? "";
}

/** Input that makes no sense is no number, and neither is what depends on it. */
function valuesOf(lines: readonly WorksheetLine[], typed: Typed): ReadonlyMap<string, number> {
  const filledIn = lines.filter(({ sum }) => !sum);
  return new Map(filledIn.map(({ letter, unit }) => [letter, readValue(typed.get(letter) ?? "", unit) ?? Number.NaN]));
}

/** A count that is below zero or without end is never reached. */
function writeResult(value = Number.NaN, unit: WorksheetLine["unit"], { never }: Words): string {
  if (Number.isNaN(value)) return UNKNOWN;
  const isReached = Number.isFinite(value) && (unit === "dollars" || value >= 0);
  return isReached ? writeValue(value, unit) : never;
}

function inShort({ lines, results, incomplete }: Words, shown: (line: WorksheetLine) => string): string {
  const named = lines.filter(({ letter }) => results.includes(letter));
  const said = named.map((line) => ({ name: line.name, result: shown(line) }));
  if (said.some(({ result }) => result === UNKNOWN)) return incomplete;
  return said.map(({ name, result }) => `${name}: ${result}.`).join(" ");
}

interface FieldProps {
  readonly line: WorksheetLine;
  readonly text: string;
  readonly words: Words;
  readonly onType: (text: string) => void;
}

/** A box for a number. Browsers' own number boxes drop what they can't read, and change by a turn of the wheel. */
function Field({ line, text, words, onType }: FieldProps) {
  const { unit } = line;
  const id = controlId(line);
  const isWrong = readValue(text, unit) === undefined;
  return (
    <div className={styles.field}>
      <div className={styles.boxWithUnit}>
        {unit === "dollars" && <span aria-hidden="true">$</span>}
        <input
          id={id}
          className={styles.box}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}.mistake` : undefined}
          onChange={(event) => onType(event.target.value)}
        />
        {unit === "percent" && <span aria-hidden="true">%</span>}
      </div>
      {isWrong && (
        <p className={styles.mistake} id={`${id}.mistake`}>
          {`${words.mistake} ${formatNumber(LARGEST[unit])}`}
        </p>
      )}
    </div>
  );
}

/** The results in a sentence, which screen readers say once nobody has typed for a moment. */
function Results({ section: { yoursHead }, text }: CalculatorProps & { readonly text: string }) {
  const [said, setSaid] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className={styles.results} role="status" aria-label={yoursHead}>
      {said}
    </p>
  );
}
