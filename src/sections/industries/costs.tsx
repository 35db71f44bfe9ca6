import { IndustryPicture } from "../../components/industry-picture.tsx";
import { soft, spaced, visuallyHidden } from "../../theme/layout.css.ts";
import type { SectionProps } from "../section-props.ts";
import { amount, entry, list, name as nameStyle, picture, words } from "./costs.css.ts";

type Industry = SectionProps<"industries">["section"]["own"][number];

interface CostsProps {
  readonly industries: readonly Industry[];
  readonly costLabel: string;
}

/** Each industry with what its problems cost such a business: the number is a reason to read on. */
export function Costs({ industries, costLabel }: CostsProps) {
  return (
    <ul className={list}>
      {industries.map((industry) => (
        <li key={industry.id}>
          <Entry industry={industry} costLabel={costLabel} />
        </li>
      ))}
    </ul>
  );
}

interface EntryProps {
  readonly industry: Industry;
  readonly costLabel: string;
}

function Entry({ industry: { name, summary, drawing, href, cost: sum }, costLabel }: EntryProps) {
  return (
    <a href={href} className={entry}>
      <div className={picture}>
        <IndustryPicture drawing={drawing} />
      </div>
      <div className={words}>
        <h3 className={nameStyle}>{name}</h3>
        <p className={soft}>{summary}</p>
      </div>
      {sum && (
        <p className={spaced.hair}>
          <strong className={amount}>{sum.amount}</strong>{" "}
          <span className={soft}>
            <span className={visuallyHidden}>{costLabel} </span>
            {sum.business}
          </span>
        </p>
      )}
    </a>
  );
}
