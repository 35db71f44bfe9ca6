import type { ReactNode } from "react";
import { ButtonLink } from "../../components/button.tsx";
import { Disclosure } from "../../components/disclosure.tsx";
import { frame, grids } from "../../components/grid.css.ts";
import { table } from "../../components/table.css.ts";
import { isInput, LINES, type LineName, lineNames, writeValue } from "../../content/facts/worksheet.ts";
import { detailText, leadText, stack, titleSize, visuallyHidden } from "../../theme/layout.css.ts";
import * as styles from "./calculator.css.ts";
import { Chart } from "./chart.tsx";
import { type CalculatorResult, type CalculatorWords, resultOf } from "./result.ts";

/** The lines with a slider. */
const sliderNames = ["calls", "minutes", "hour", "share"] as const;

/** A line with a slider. */
export type SliderName = (typeof sliderNames)[number];

interface CalculatorLayoutProps {
  readonly section: CalculatorWords;
  readonly worked: CalculatorResult;
  /** An input for a line, instead of its number. */
  readonly field?: (name: LineName) => ReactNode;
  readonly slider?: (name: SliderName) => ReactNode;
  /** The id of a line's input. */
  readonly controlId?: (name: LineName) => string;
  /** More inputs below the sliders. */
  readonly more?: ReactNode;
}

/** The four main lines beside the result, and all thirteen below, folded. */
export function CalculatorLayout(props: CalculatorLayoutProps) {
  const { section, worked, more } = props;
  return (
    <div className={styles.layout}>
      <div className={styles.inputs}>
        <div className={stack.tight}>
          <h2 className={titleSize.entry}>{section.title}</h2>
          {section.lead && <p className={leadText}>{section.lead}</p>}
        </div>
        {sliderNames.map((name) => (
          <Line key={name} name={name} {...props} />
        ))}
        {more}
      </div>
      <div className={styles.resultColumn}>
        <ResultCard section={section} worked={worked} />
      </div>
      <div className={styles.below}>
        <Disclosure title={section.foldTitle}>
          <div className={frame}>
            <Worksheet {...props} />
            <div className={`${grids.two} ${styles.notes}`}>
              {section.notes.map((note, index) => (
                <p key={index} className={detailText}>
                  {note}
                </p>
              ))}
            </div>
          </div>
        </Disclosure>
      </div>
    </div>
  );
}

function Line({
  section,
  worked,
  name,
  field,
  slider,
  controlId,
}: CalculatorLayoutProps & { readonly name: SliderName }) {
  const { name: title, how } = section.lines[name];
  return (
    <div className={styles.line}>
      <div className={styles.lineWords}>
        {controlId ? (
          <label htmlFor={controlId(name)} className={styles.lineTitle}>
            {title}
          </label>
        ) : (
          <p className={styles.lineTitle}>{title}</p>
        )}
        <p className={styles.hint}>{how}</p>
      </div>
      <div className={styles.lineValue}>
        {field?.(name) ?? <p className={styles.still}>{writeValue(worked.values[name], LINES[name].unit)}</p>}
      </div>
      <div className={styles.slot}>{slider?.(name)}</div>
    </div>
  );
}

/** The result. On phones its first part is sticky, and the second is below the lines. */
function ResultCard({ section, worked }: Pick<CalculatorLayoutProps, "section" | "worked">) {
  const { result } = section;
  const { title, isPaying, amounts } = resultOf(section, worked);
  return (
    <div className={styles.card}>
      <div className={styles.headlines[isPaying ? "pays" : "doesNot"]}>
        <p className={styles.plan}>
          {worked.isExample ? result.example : result.yours} {worked.planName}
        </p>
        <p className={styles.verdict}>{title}</p>
        <dl className={styles.figures}>
          <Figure name={result.firstMonth} amount={amounts?.firstMonth} />
          <Figure name={result.firstYear} amount={amounts?.firstYear} />
        </dl>
      </div>
      <div className={styles.rest}>
        {amounts && (
          <>
            <p>{amounts.gives}</p>
            <Chart words={result} values={worked.values} />
            <dl className={styles.later}>
              <Figure name={result.later} amount={amounts.later} />
            </dl>
          </>
        )}
        <div className={styles.action} data-screen-only="">
          <ButtonLink href={result.action.href}>{result.action.label}</ButtonLink>
        </div>
      </div>
    </div>
  );
}

function Figure({ name, amount }: { readonly name: string; readonly amount: string | undefined }) {
  return (
    <div className={styles.figure}>
      <dt className={styles.hint}>{name}</dt>
      <dd className={styles.amount}>{amount ?? "–"}</dd>
    </div>
  );
}

/** The thirteen lines: name, working and number. Those with a slider are filled in above. */
function Worksheet({ section, worked, field, controlId }: CalculatorLayoutProps) {
  const isFilledInHere = (name: LineName) => isInput(name) && !sliderNames.some((other) => other === name);
  return (
    <table className={table}>
      <caption className={visuallyHidden}>{section.foldTitle}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.head}>
            {section.lineHead}
          </th>
          <th scope="col" className={styles.valueHead}>
            {field ? section.yoursHead : section.exampleHead}
          </th>
        </tr>
      </thead>
      <tbody>
        {lineNames.map((name, index) => (
          <tr key={name}>
            <th scope="row" className={isInput(name) ? styles.name : styles.resultName}>
              <LineTitle
                letter={String.fromCharCode(65 + index)}
                title={section.lines[name].name}
                controlId={isFilledInHere(name) ? controlId?.(name) : undefined}
              />
              <span className={styles.how}>{howOf(section.lines, name)}</span>
            </th>
            <td className={isInput(name) ? styles.value : styles.result}>
              {(isFilledInHere(name) && field?.(name)) || numberOf(section, worked, name)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How a line is found, or the sum for it. */
function howOf(lines: CalculatorWords["lines"], name: LineName): string {
  const line = LINES[name];
  if ("sum" in line) return line.sum;
  const words = lines[name];
  return "how" in words ? words.how : "";
}

/** A missing number is a dash, and "never" a word. */
function numberOf({ neverShort }: CalculatorWords, { values }: CalculatorResult, name: LineName): string {
  const value = values[name];
  if (Number.isNaN(value)) return "–";
  return Number.isFinite(value) ? writeValue(value, LINES[name].unit) : neverShort;
}

interface LineTitleProps {
  readonly letter: string;
  readonly title: string;
  readonly controlId: string | undefined;
}

function LineTitle({ letter, title, controlId }: LineTitleProps) {
  const words = (
    <>
      <span className={styles.letter}>{letter} </span>
      {title}
    </>
  );
  return controlId ? (
    <label htmlFor={controlId} className={styles.words}>
      {words}
    </label>
  ) : (
    <span className={styles.words}>{words}</span>
  );
}
