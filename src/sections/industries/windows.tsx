import type { DrawingName } from "../../../schemas/drawings.ts";
import { Amount } from "../../components/amount.tsx";
import { frame } from "../../components/grid.css.ts";
import { IndustryPicture } from "../../components/industry-picture.tsx";
import { softText, titleSize, visuallyHidden } from "../../theme/layout.css.ts";
import * as styles from "./windows.css.ts";

interface ShownIndustry {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  readonly drawing: DrawingName;
  readonly href: string;
  /** What its problems cost, and which business. */
  readonly cost?: { readonly amount: string; readonly business: string } | undefined;
  readonly linkLabel?: string;
}

interface WindowsProps {
  readonly industries: readonly ShownIndustry[];
  readonly costLabel: string;
}

/** Each industry's window, with the cost of its problems or the words of its link. */
export function Windows({ industries, costLabel }: WindowsProps) {
  return (
    <div className={frame}>
      <ul className={styles.list}>
        {industries.map(({ id, name, summary, drawing, href, cost, linkLabel }) => (
          <li key={id}>
            <a href={href} className={styles.entry}>
              <IndustryPicture drawing={drawing} />
              <h3 className={`${titleSize.item} ${styles.name}`}>{name}</h3>
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
              {linkLabel && <p className={styles.more}>{linkLabel}</p>}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
