import { untilDesktop } from "../../components/fold.css.ts";
import { Fold } from "../../components/fold.tsx";
import { frame } from "../../components/grid.css.ts";
import { Icon } from "../../components/icon.tsx";
import { formatDollars } from "../../format/format.ts";
import { visuallyHidden } from "../../theme/layout.css.ts";
import { Section } from "../section.tsx";
import type { SectionProps } from "../section-props.ts";
import type { planComparisonData } from "./data.server.ts";
import * as styles from "./plan-comparison.css.ts";

type Shown = SectionProps<"plan-comparison", typeof planComparisonData>["section"];
type Plan = Shown["plans"][number];
type Labels = Shown["labels"];

export function PlanComparisonSection({
  section,
  placement,
}: SectionProps<"plan-comparison", typeof planComparisonData>) {
  return (
    <Section head={section} placement={placement} layout="stacked">
      <Fold title={section.labels.comparison} className={untilDesktop}>
        <div className={frame}>
          <ComparisonTable section={section} />
        </div>
      </Fold>
    </Section>
  );
}

/** A short price for the head of a column. */
function shortPrice(price: Plan["price"], labels: Labels): string {
  return price.kind === "custom" ? price.label : `${labels.from} ${formatDollars(price.amount)}`;
}

function ComparisonTable({ section: { title, plans, rows, labels } }: { readonly section: Shown }) {
  return (
    <table className={styles.table}>
      <caption className={visuallyHidden}>{title}</caption>
      <thead className={styles.tableHead}>
        <tr className={styles.tableRow}>
          <th className={styles.corner} scope="col">
            <span className={visuallyHidden}>{labels.feature}</span>
          </th>
          {plans.map(({ id, name, price, badge }) => (
            <th key={id} className={`${styles.columnHead} ${badge ? styles.marked : ""}`} scope="col">
              {name} <span className={styles.columnPrice}>{shortPrice(price, labels)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.tableBody}>
        {rows.map((row, index) => (
          <ComparisonRow key={index} row={row} plans={plans} labels={labels} />
        ))}
      </tbody>
    </table>
  );
}

interface ComparisonRowProps {
  readonly row: Shown["rows"][number];
  readonly plans: readonly Plan[];
  readonly labels: Labels;
}

function ComparisonRow({ row, plans, labels }: ComparisonRowProps) {
  return (
    <tr className={styles.tableRow}>
      <th className={styles.rowHead} scope="row">
        {row.label}
      </th>
      {plans.map(({ id, name, badge, comparison }) => (
        <td key={id} className={`${styles.value} ${badge ? styles.marked : ""}`} data-plan={name}>
          <Value value={comparison[row.id]} labels={labels} />
        </td>
      ))}
    </tr>
  );
}

function Value({ value, labels }: { readonly value: string | undefined; readonly labels: Labels }) {
  if (value !== "yes" && value !== "no") return value;
  return (
    <span className={value === "yes" ? styles.included : styles.notIncluded}>
      <Icon name={value === "yes" ? "check" : "minus"} />
      <span className={visuallyHidden}>{labels[value]}</span>
    </span>
  );
}
