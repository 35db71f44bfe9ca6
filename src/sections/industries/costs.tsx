import { Amount } from "../../components/amount.tsx";
import { frame } from "../../components/grid.css.ts";
import { IndustryPicture } from "../../components/industry-picture.tsx";
import { softText, titleSize, visuallyHidden } from "../../theme/layout.css.ts";
import type { SectionProps } from "../section-props.ts";
import * as styles from "./costs.css.ts";
import type { industriesData } from "./data.server.ts";

interface CostsProps {
  readonly industries: SectionProps<"industries", typeof industriesData>["section"]["own"];
  readonly costLabel: string;
}

/** Each industry's window, with the cost of its problems. */
export function Costs({ industries, costLabel }: CostsProps) {
  return (
    <div className={frame}>
      <ul className={styles.list}>
        {industries.map(({ id, name, summary, drawing, href, cost }) => (
          <li key={id}>
            <a href={href} className={styles.entry}>
              <IndustryPicture drawing={drawing} />
              <h3 className={`${titleSize.heading3} ${styles.name}`}>{name}</h3>
              {cost && (
                <p className={styles.cost}>
                  <strong className={styles.amount}>
                    <Amount amount={cost.amount} />
                  </strong>{" "}
                  <span className={softText}>
                    <span className={visuallyHidden}>{costLabel} </span>
                    {cost.business}
                  </span>
                </p>
              )}
              <p className={styles.summary}>{summary}</p>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
