import { Amount } from "../../components/amount.tsx";
import { softText } from "../../theme/layout.css.ts";
import * as styles from "./cost-and-price.css.ts";

interface CostAndPriceProps {
  /** The cost of the page's problems, and the link to its working. */
  readonly cost: string;
  readonly business: string;
  /** The part of the cost that a plan is counted on to save. */
  readonly wonBack: string | undefined;
  readonly href: string;
  /** A plan's price over the same time, and in its first month. */
  readonly price: string;
  readonly plan: string;
  readonly firstMonth: string;
  readonly words: {
    readonly today: string;
    readonly wonBack: string;
    readonly showWorking: string;
    readonly price: { readonly for: string; readonly firstMonth: string };
  };
}

/** The weekly cost of the page's problems beside a plan's weekly price. */
export function CostAndPrice({ cost, business, wonBack, href, price, plan, firstMonth, words }: CostAndPriceProps) {
  return (
    <div className={styles.frame}>
      <dl className={styles.amounts}>
        <div className={styles.entry}>
          <dt className={softText}>
            {words.today} {business}
            {wonBack && `; ${words.wonBack} ${wonBack}`}
          </dt>
          <dd className={styles.amount}>
            <Amount amount={cost} />
          </dd>
        </div>
        <div className={styles.entry}>
          <dt className={softText}>
            {words.price.for} {plan}, {words.price.firstMonth} {firstMonth}
          </dt>
          <dd className={styles.price}>
            <Amount amount={price} />
          </dd>
        </div>
      </dl>
      <a className={styles.working} href={href}>
        {words.showWorking}
      </a>
    </div>
  );
}
