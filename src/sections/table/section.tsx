import { frame } from "../../components/grid.css.ts";
import { Sources } from "../../components/sources.tsx";
import { table } from "../../components/table.css.ts";
import { detail, measure, stack, visuallyHidden } from "../../theme/layout.css.ts";
import { Section } from "../section.tsx";
import type { SectionProps } from "../section-props.ts";
import * as styles from "./section.css.ts";

type Shown = SectionProps<"table">["section"];

/** A table to compare or look things up. */
export function TableSection({ section, place }: SectionProps<"table">) {
  const { heads, note, sources } = section;
  return (
    <Section head={section} place={place} layout={heads.length === 2 ? "sheet" : "stacked"}>
      <div className={`${frame} ${stack.large}`}>
        <Table section={section} />
        {note && <p className={`${detail} ${measure}`}>{note}</p>}
        {sources.length > 0 && <Sources sources={sources} />}
      </div>
    </Section>
  );
}

function Table({ section: { title, heads, rows } }: { readonly section: Shown }) {
  return (
    <table className={heads.length === 2 ? styles.pairs : table}>
      <caption className={visuallyHidden}>{title}</caption>
      <thead className={styles.heads}>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" className={styles.head}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ cells: [about, ...cells] }) => (
          <tr key={about} className={styles.row}>
            <th scope="row" className={styles.about}>
              {about}
            </th>
            {cells.map((cell, at) => (
              <td key={heads[at + 1]} className={styles.cell} data-head={heads[at + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
