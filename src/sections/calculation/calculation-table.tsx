import { table } from "../../components/table.css.ts";
import * as styles from "./calculation-table.css.ts";

interface CalculationTableProps {
  readonly calculation: {
    readonly assumption: string;
    readonly rows: readonly { readonly item: string; readonly working: string; readonly amount: string }[];
    readonly total: { readonly label: string; readonly amount: string };
  };
  /** The heads of the columns. */
  readonly labels: { readonly item: string; readonly working: string; readonly amount: string };
}

/**
 * A sum with its assumption and its total. An item and its working share a cell, so that the table keeps its two
 * columns, and with them its meaning for screen readers, on a phone.
 */
export function CalculationTable({ calculation, labels }: CalculationTableProps) {
  return (
    <table className={table}>
      <caption className={styles.caption}>{calculation.assumption}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.itemHead}>
            <div className={styles.working}>
              <span>{labels.item}</span> <span>{labels.working}</span>
            </div>
          </th>
          <th scope="col" className={styles.amountHead}>
            {labels.amount}
          </th>
        </tr>
      </thead>
      <Rows rows={calculation.rows} />
      <tfoot>
        <tr>
          <th scope="row" className={styles.totalHead}>
            {calculation.total.label}
          </th>
          <td className={styles.total}>{calculation.total.amount}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** A sum that takes two lines breaks before an equals sign or after a semicolon, if it can. */
function Sum({ text }: { readonly text: string }) {
  return (
    <span className={styles.sum}>
      {text.split(/(?<= )(?==)|(?<=; )/).map((part, index) => (
        <span key={index} className={styles.step}>
          {part}
        </span>
      ))}
    </span>
  );
}

function Rows({ rows }: { readonly rows: CalculationTableProps["calculation"]["rows"] }) {
  return (
    <tbody>
      {rows.map(({ item, working, amount }, index) => (
        <tr key={index}>
          <th scope="row" className={styles.rowHead}>
            <div className={styles.working}>
              <span className={styles.item}>{item}</span> <Sum text={working} />
            </div>
          </th>
          <td className={styles.amount}>{amount}</td>
        </tr>
      ))}
    </tbody>
  );
}
