import { Sources } from "../../components/sources.tsx";
import { detailText, fullWidthStack, measure, smallText, softText, titleSize } from "../../theme/layout.css.ts";
import { Section } from "../section.tsx";
import type { SectionProps } from "../section-props.ts";
import * as styles from "./calculation.css.ts";
import type { calculationData } from "./data.server.ts";

type Shown = SectionProps<"calculation", typeof calculationData>["section"];

/** What goes wrong today, with what each of it costs and what all of it comes to. */
export function CalculationSection({ section, placement }: SectionProps<"calculation", typeof calculationData>) {
  const { assumption, note, rows, sources, total, words } = section;
  return (
    <Section head={section} placement={placement} layout="stacked">
      <ul className={styles.rows}>
        {rows.map((row, index) => (
          <Row key={index} row={row} />
        ))}
      </ul>
      <div className={styles.foot}>
        <div className={fullWidthStack.tight}>
          <p className={`${softText} ${smallText} ${measure}`}>{assumption}</p>
          <p className={`${detailText} ${measure}`}>{note}</p>
        </div>
        <p className={styles.total}>
          <strong className={styles.totalAmount}>{total.amount}</strong>
          <span className={softText}>{total.label}</span>
        </p>
      </div>
      {sources.length > 0 && (
        <div>
          <h3 className={titleSize.heading4}>{words.sources}</h3>
          <Sources sources={sources} />
        </div>
      )}
    </Section>
  );
}

/** A sum that takes two lines breaks before an equals sign or after a semicolon, if it can. */
function Row({ row: { item, text, working, amount } }: { readonly row: Shown["rows"][number] }) {
  return (
    <li className={styles.row}>
      <h3>{item}</h3>
      <p className={detailText}>{text}</p>
      <p className={styles.cost}>
        <strong className={styles.amount}>{amount}</strong>{" "}
        <span className={styles.working}>
          {working.split(/(?<= )(?==)|(?<=; )/).map((part, index) => (
            <span key={index}>{part}</span>
          ))}
        </span>
      </p>
    </li>
  );
}
