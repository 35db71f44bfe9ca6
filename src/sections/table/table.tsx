import { frame } from "../../components/grid.css.ts";
import { formatNumber } from "../../format/format.ts";
import { detailText, measure, softText, stack, visuallyHidden } from "../../theme/layout.css.ts";
import { Section } from "../section.tsx";
import type { SectionProps } from "../section-props.ts";
import * as styles from "./table.css.ts";

type Shown = SectionProps<"table">["section"];

/** A table to compare or look things up. */
export function TableSection({ section, placement }: SectionProps<"table">) {
  const { heads, note, meter } = section;
  const kind = heads.length === 2 ? "pairs" : "columns";
  return (
    <Section
      head={section}
      placement={placement}
      layout={kind === "pairs" ? "split" : "stacked"}
      aside={meter && <Meter {...meter} />}
    >
      <div className={`${frame} ${stack.large}`}>
        <Table section={section} kind={kind} />
        {note && <p className={`${detailText} ${measure}`}>{note}</p>}
      </div>
    </Section>
  );
}

/** How much of a limit is used, drawn as a bar. */
function Meter({ used, limit, label }: NonNullable<Shown["meter"]>) {
  return (
    <div className={styles.meter}>
      <p className={softText}>
        <strong className={styles.used}>{formatNumber(used)}</strong> / {formatNumber(limit)} {label}
      </p>
      <svg className={styles.bar} viewBox={`0 0 ${limit} 1`} preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0 0h${used}v1H0Z`} fill="currentColor" />
      </svg>
    </div>
  );
}

interface TableProps {
  readonly section: Pick<Shown, "title" | "heads" | "rows">;
  readonly kind: styles.TableKind;
}

/** Rows with a head, below column heads; a list on narrow screens. */
export function Table({ section: { title, heads, rows }, kind }: TableProps) {
  return (
    <table className={styles.tables[kind]}>
      <caption className={visuallyHidden}>{title}</caption>
      <thead className={styles.heads[kind]}>
        <tr>
          {heads.map((head, index) => (
            <th key={index} scope="col" className={styles.head[kind]}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ cells: [about, ...cells] }, index) => (
          <tr key={index} className={styles.rows[kind]}>
            <th scope="row" className={styles.abouts[kind]}>
              {about}
            </th>
            {cells.map((cell, at) => (
              <td key={at} className={styles.cells[kind]} data-head={heads[at + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
