import { LARGEST, readValue, type Unit } from "../../content/facts/worksheet.ts";
import { formatNumber } from "../../format/format.ts";
import * as styles from "./calculator.css.ts";

interface NumberFieldProps {
  readonly id: string;
  readonly unit: Unit;
  readonly text: string;
  /** The message for an implausible number, followed by the maximum. */
  readonly mistake: string;
  readonly onType: (text: string) => void;
  /** Whether it may be left empty. */
  readonly isOptional?: boolean;
}

/** A text field for a number. Number inputs drop what they can't parse, and change with the mouse wheel. */
export function NumberField({ id, unit, text, mistake, onType, isOptional = false }: NumberFieldProps) {
  const isWrong = !(isOptional && text.trim() === "") && readValue(text, unit) === undefined;
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
          {`${mistake} ${formatNumber(LARGEST[unit])}`}
        </p>
      )}
    </div>
  );
}
