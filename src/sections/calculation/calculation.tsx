import { Amount } from "../../components/amount.tsx";
import { detailText, measure, strongText, titleSize, titleText } from "../../theme/layout.css.ts";
import { Section } from "../section.tsx";
import type { SectionProps } from "../section-props.ts";
import * as styles from "./calculation.css.ts";

type Shown = SectionProps<"calculation">["section"];

/** Today's problems with the cost of each, and the total. */
export function CalculationSection({ section, placement }: SectionProps<"calculation">) {
  const { assumption, note, result, rows, total } = section;
  return (
    <Section head={section} placement={placement} layout="stacked">
      <ul className={styles.rows}>
        {rows.map((row, index) => (
          <Row key={index} row={row} />
        ))}
        <li className={styles.total}>
          <p className={detailText}>{assumption}</p>
          <p className={styles.totalCost}>
            <strong className={styles.totalAmount}>
              <Amount amount={total.amount} />
            </strong>{" "}
            <span className={styles.working}>{total.label}</span>
          </p>
        </li>
      </ul>
      {result ? <Result result={result} note={note} /> : <p className={`${detailText} ${measure}`}>{note}</p>}
    </Section>
  );
}

interface ResultProps {
  readonly result: NonNullable<Shown["result"]>;
  readonly note: string;
}

/** What is left with a plan, beside the lines that lead to it. */
function Result({ result: { amount, label, later, lines }, note }: ResultProps) {
  return (
    <div className={styles.result}>
      <div>
        <p className={`${titleText} ${titleSize.item}`}>
          <strong className={styles.left}>{amount}</strong> {label}
        </p>
        {later && <p>{later}</p>}
      </div>
      <div>
        <dl>
          {lines.map((line, index) => (
            <div key={index} className={styles.line}>
              <dt>{line.text}</dt>
              <dd className={strongText}>{line.amount}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.line}>{note}</p>
      </div>
    </div>
  );
}

/** A sum breaks before an equals sign or after a semicolon, if possible. */
function Row({ row: { item, text, working, amount } }: { readonly row: Shown["rows"][number] }) {
  return (
    <li className={styles.row}>
      <h3>{item}</h3>
      <p className={detailText}>{text}</p>
      <p className={styles.cost}>
        <strong className={styles.amount}>
          <Amount amount={amount} />
        </strong>{" "}
        <span className={styles.working}>
          {working.split(/(?<= )(?==)|(?<=; )/).map((part, index) => (
            <span key={index}>{part}</span>
          ))}
        </span>
      </p>
    </li>
  );
}
