import type { ReactNode } from "react";
import { table } from "../../components/table.css.ts";
import type { WorksheetLine } from "../../content/facts/worksheet.ts";
import { visuallyHidden } from "../../theme/layout.css.ts";
import type { SectionProps } from "../section-props.ts";
import * as styles from "./calculator.css.ts";
import type { calculatorData } from "./data.server.ts";

/** What the worksheet needs to be filled in. */
export interface CalculatorProps {
  readonly section: SectionProps<"calculator", typeof calculatorData>["section"];
}

interface WorksheetProps extends CalculatorProps {
  readonly valueHead: string;
  /** What is at the end of a line. */
  readonly value: (line: WorksheetLine) => ReactNode;
  /** The id of the control that a line is filled in with. */
  readonly controlId?: (line: WorksheetLine) => string;
}

/** The lines of a worksheet: what, how, and a number. */
export function Worksheet({ section: { title, lines, lineHead }, valueHead, value, controlId }: WorksheetProps) {
  return (
    <table className={table}>
      <caption className={visuallyHidden}>{title}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.head}>
            {lineHead}
          </th>
          <th scope="col" className={styles.valueHead}>
            {valueHead}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.letter}>
            <th scope="row" className={line.sum ? styles.resultName : styles.name}>
              <Name line={line} id={line.sum ? undefined : controlId?.(line)} />
              {line.how && <span className={styles.how}>{line.how}</span>}
            </th>
            <td className={line.sum ? styles.result : styles.value}>{value(line)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Name({ line: { letter, name }, id }: { readonly line: WorksheetLine; readonly id: string | undefined }) {
  const words = (
    <>
      <span className={styles.letter}>{letter} </span>
      {name}
    </>
  );
  return id ? (
    <label htmlFor={id} className={styles.words}>
      {words}
    </label>
  ) : (
    <span className={styles.words}>{words}</span>
  );
}
