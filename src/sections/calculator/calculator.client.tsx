import { type CSSProperties, useEffect, useState } from "react";
import { Button } from "../../components/button.tsx";
import { planFor } from "../../content/facts/plan-chooser.ts";
import {
  computeWorksheet,
  exampleOf,
  type InputName,
  isInput,
  LINES,
  type LineName,
  lineNames,
  readValue,
  type Unit,
  writeValue,
} from "../../content/facts/worksheet.ts";
import { formatNumber } from "../../format/format.ts";
import { visuallyHidden } from "../../theme/layout.css.ts";
import * as styles from "./calculator.css.ts";
import { CalculatorLayout, type SliderName } from "./layout.tsx";
import { LostJobs } from "./lost-jobs.client.tsx";
import { NumberField } from "./number-field.client.tsx";
import { type CalculatorResult, type CalculatorWords, resultOf } from "./result.ts";

/** The typed values, by line. Missing ones are the example's or the plan's. */
type Typed = ReadonlyMap<LineName, string>;

/** Delay after the last key before results are announced, in milliseconds, as hearing each one would annoy. */
const PAUSE = 700;

/** The worksheet with the example, as editable fields. */
export function Calculator({ section }: { readonly section: CalculatorWords }) {
  const [typed, setTyped] = useState<Typed>(() => new Map());
  // A new key resets the fields of lost jobs.
  const [round, setRound] = useState(0);
  const worked = workOutTyped(section, typed);
  const textOf = (name: InputName) => typed.get(name) ?? bare(worked.values[name], LINES[name].unit);
  const onType = (name: LineName, text: string) => setTyped(new Map([...typed, [name, text]]));
  const reset = () => {
    setTyped(new Map());
    setRound(round + 1);
  };
  return (
    <>
      <CalculatorLayout
        section={section}
        worked={worked}
        controlId={controlId}
        field={(name) =>
          isInput(name) && (
            <NumberField
              id={controlId(name)}
              unit={LINES[name].unit}
              text={textOf(name)}
              mistake={section.mistake}
              onType={(text) => onType(name, text)}
            />
          )
        }
        slider={(name) => <Slider section={section} name={name} text={textOf(name)} onMove={onType} />}
        more={
          <>
            <LostJobs key={round} section={section} values={worked.values} />
            <div>
              <Button variant="outline" onClick={reset}>
                {section.reset}
              </Button>
            </div>
          </>
        }
      />
      <Spoken section={section} worked={worked} />
    </>
  );
}

function controlId(name: LineName): string {
  return `worksheet.${name}`;
}

/** A number for an input, without its unit, which is beside it. */
function bare(value: number, unit: Unit): string {
  return Number.isNaN(value) ? "" : writeValue(value, unit).replace(/[$%]/g, "");
}

/** Invalid input is NaN, and so is what depends on it. */
function workOutTyped(section: CalculatorWords, typed: Typed): CalculatorResult {
  const { plans } = section;
  const example = exampleOf(section);
  const read = (name: InputName, otherwise: number) => {
    const text = typed.get(name);
    return text === undefined ? otherwise : (readValue(text, LINES[name].unit) ?? Number.NaN);
  };
  const calls = read("calls", example.calls);
  const [first] = plans;
  const plan = Number.isNaN(calls) ? first : planFor((calls * 52) / 12, plans);
  const given = (name: InputName) => read(name, example[name]);
  const values = computeWorksheet({
    calls,
    minutes: given("minutes"),
    hour: given("hour"),
    weeks: given("weeks"),
    share: given("share"),
    plan: read("plan", 12 * (plan?.monthly ?? Number.NaN)),
    care: given("care"),
    setup: read("setup", plan?.setup ?? Number.NaN),
    preparation: given("preparation"),
  });
  const isExample = lineNames.every((name) => !typed.has(name));
  return { values, planName: plan?.name, isExample };
}

interface SliderProps {
  readonly section: CalculatorWords;
  readonly name: SliderName;
  readonly text: string;
  readonly onMove: (name: LineName, text: string) => void;
}

/** A slider for the same number. Invalid input leaves it at its minimum. */
function Slider({ section, name, text, onMove }: SliderProps) {
  const { name: title, least, most } = section.lines[name];
  const { unit } = LINES[name];
  const value = readValue(text, unit);
  const shown = value === undefined ? least : unit === "percent" ? value * 100 : value;
  const part = Math.min(1, Math.max(0, (shown - least) / (most - least)));
  const filledTo: CSSProperties & Readonly<Record<"--part", string>> = { "--part": `${part * 100}%` };
  return (
    <input
      className={styles.slider}
      type="range"
      aria-label={title}
      aria-valuetext={value === undefined ? undefined : writeValue(value, unit)}
      min={least}
      max={most}
      value={Math.round(shown)}
      autoComplete="off"
      style={filledTo}
      onChange={(event) => onMove(name, formatNumber(Number(event.target.value)))}
    />
  );
}

function Spoken({ section, worked }: { readonly section: CalculatorWords; readonly worked: CalculatorResult }) {
  const { title, amounts } = resultOf(section, worked);
  const text = amounts ? `${title}. ${section.result.firstYear}: ${amounts.firstYear}.` : title;
  const [said, setSaid] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className={visuallyHidden} role="status" aria-label={section.yoursHead}>
      {said}
    </p>
  );
}
