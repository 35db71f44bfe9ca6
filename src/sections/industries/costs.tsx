import { IndustryPicture } from "../../components/industry-picture.tsx";
import { fullWidthStack, softText, visuallyHidden } from "../../theme/layout.css.ts";
import type { SectionProps } from "../section-props.ts";
import { amount, entry, list, name as nameStyle, picture, words } from "./costs.css.ts";
import type { industriesData } from "./data.server.ts";

interface CostsProps {
  readonly industries: SectionProps<"industries", typeof industriesData>["section"]["own"];
  readonly costLabel: string;
}

/** Each industry with the cost of its problems. */
export function Costs({ industries, costLabel }: CostsProps) {
  return (
    <ul className={list}>
      {industries.map(({ id, name, summary, drawing, href, cost }) => (
        <li key={id}>
          <a href={href} className={entry}>
            <div className={picture}>
              <IndustryPicture drawing={drawing} />
            </div>
            <div className={words}>
              <h3 className={nameStyle}>{name}</h3>
              <p className={softText}>{summary}</p>
            </div>
            {cost && (
              <p className={fullWidthStack.tiny}>
                <strong className={amount}>{cost.amount}</strong>{" "}
                <span className={softText}>
                  <span className={visuallyHidden}>{costLabel} </span>
                  {cost.business}
                </span>
              </p>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
