import { formatDollars } from "../../format/format.ts";
import { fills } from "../stacked-bars/stacked-bars.css.ts";
import * as styles from "./cost-and-price.css.ts";

interface CostAndPriceProps {
  /** The cost of the page's problems, the part of it that a plan is counted on to save, and the plan's price, each a year. */
  readonly cost: number;
  readonly wonBack: number;
  readonly price: number;
  readonly business: string;
  /** The link to the working. */
  readonly href: string;
  readonly plan: string;
  readonly firstMonth: string;
  readonly words: {
    readonly backFor: string;
    readonly year: string;
    readonly today: string;
    readonly wonBack: string;
    readonly showWorking: string;
    readonly price: { readonly for: string; readonly firstMonth: string };
  };
}

/** What a plan wins back and its price, and both as bars against today's cost. */
export function CostAndPrice(props: CostAndPriceProps) {
  const { cost, wonBack, price, business, href, plan, firstMonth, words } = props;
  const amounts = [
    { amount: cost, fill: fills.second, text: `${words.year} ${words.today} ${business}` },
    { amount: wonBack, fill: fills.first, text: words.wonBack },
    {
      amount: price,
      fill: fills.third,
      text: `${words.year} ${words.price.for} ${plan}, ${words.price.firstMonth} ${firstMonth}`,
    },
  ];
  return (
    <div className={styles.frame}>
      <p className={styles.gain}>
        <strong className={styles.back}>{formatDollars(wonBack)}</strong>{" "}
        {`${words.backFor} ${formatDollars(price)} ${words.year}`}
      </p>
      <svg
        className={styles.bars}
        viewBox={`0 0 ${Math.max(cost, price)} 5`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className={fills.second} d={`M0 0h${cost}v3H0Z`} />
        <path className={fills.first} d={`M0 0h${wonBack}v3H0Z`} />
        <path className={fills.third} d={`M0 4h${price}v1H0Z`} />
      </svg>
      <dl className={styles.amounts}>
        {amounts.map(({ amount, fill, text }, index) => (
          <div key={index} className={styles.entry}>
            <dt className={styles.name}>{text}</dt>
            <dd className={styles.amount}>
              <svg className={styles.swatch} viewBox="0 0 1 1" aria-hidden="true">
                <path className={fill} d="M0 0h1v1H0Z" />
              </svg>
              {formatDollars(amount)}
            </dd>
          </div>
        ))}
      </dl>
      <a className={styles.working} href={href}>
        {words.showWorking}
      </a>
    </div>
  );
}
