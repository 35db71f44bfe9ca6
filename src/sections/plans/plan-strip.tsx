import { frame } from "../../components/grid.css.ts";
import { firstMonth } from "../../content/facts/price.ts";
import { formatDollars } from "../../format/format.ts";
import { largeNumber, softText } from "../../theme/layout.css.ts";
import type { SectionProps } from "../section-props.ts";
import type { plansData } from "./data.server.ts";
import {
  detail,
  head,
  list,
  mark as markStyle,
  plan as planStyle,
  price as priceStyle,
  title,
} from "./plan-strip.css.ts";
import { priceInWords, recommended } from "./plans.css.ts";

type Shown = SectionProps<"plans", typeof plansData>["section"];

/** How much of what a plan includes is said here. */
const SHOWN = 2;

/** The plans in one strip: what each costs a month, and in the first month with its setup. */
export function PlanStrip({ section: { plans, labels } }: { readonly section: Shown }) {
  return (
    <div className={frame}>
      <ul className={list}>
        {plans.map(({ id, name, badge: mark, price, setupFee, contents }) => (
          <li key={id} className={`${planStyle} ${mark ? recommended : ""}`}>
            <div className={head}>
              <h3 className={title}>{name}</h3>
              {mark && <p className={markStyle}>{mark}</p>}
            </div>
            <p className={priceStyle}>
              {price.kind === "monthly" && <small>{`${labels.from} `}</small>}
              <strong className={`${largeNumber} ${price.kind === "custom" ? priceInWords : ""}`}>
                {price.kind === "custom" ? price.label : formatDollars(price.amount)}
              </strong>{" "}
              {price.kind === "monthly" && <span>{`${labels.perMonth}, ${labels.gst}`}</span>}
            </p>
            <p className={detail}>
              {price.kind === "monthly" && (
                <strong>{`${labels.firstMonth} ${formatDollars(firstMonth(price.amount, setupFee))}, ${labels.withSetup}.`}</strong>
              )}{" "}
              <span className={softText}>{contents.slice(0, SHOWN).join(", ")}.</span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
