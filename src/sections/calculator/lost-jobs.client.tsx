import { useState } from "react";
import { computeWorksheet, readValue, type Unit, type Values, writeValue } from "../../content/facts/worksheet.ts";
import * as styles from "./calculator.css.ts";
import { NumberField } from "./number-field.client.tsx";
import { type CalculatorWords, fill } from "./result.ts";

const UNITS = { jobs: "number", worth: "dollars", won: "percent" } as const satisfies Record<string, Unit>;
const NAMES = ["jobs", "worth", "won"] as const;

interface LostJobsProps {
  readonly section: CalculatorWords;
  readonly values: Values;
}

/** Optional: lost jobs, what each is worth, and what share would be won. */
export function LostJobs({ section: { lostJobs, mistake, result }, values }: LostJobsProps) {
  const [typed, setTyped] = useState({ jobs: "", worth: "", won: "" });
  const [jobs, each, won] = NAMES.map((name) => readValue(typed[name], UNITS[name]));
  const year = (jobs ?? 0) * (each ?? 0) * (won ?? 0) * 12;
  const { months } = computeWorksheet({ ...values, care: values.care - year });
  return (
    <fieldset className={styles.lost}>
      <legend className={styles.lineTitle}>{lostJobs.title}</legend>
      <p className={styles.hint}>{lostJobs.how}</p>
      <div className={styles.lostFields}>
        {NAMES.map((name) => (
          <div key={name} className={styles.lostField}>
            <label htmlFor={`lost.${name}`} className={styles.hint}>
              {lostJobs[name]}
            </label>
            <NumberField
              id={`lost.${name}`}
              unit={UNITS[name]}
              text={typed[name]}
              mistake={mistake}
              isOptional
              onType={(text) => setTyped({ ...typed, [name]: text })}
            />
          </div>
        ))}
      </div>
      <p role="status" className={styles.lostResult}>
        {year > 0 &&
          !Number.isNaN(months) &&
          (Number.isFinite(months)
            ? fill(lostJobs.result, {
                worth: writeValue(year, "dollars"),
                months: String(Math.max(1, Math.round(months))),
              })
            : result.never)}
      </p>
    </fieldset>
  );
}
