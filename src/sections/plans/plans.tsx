import type { ComponentProps } from "react";
import { Actions } from "../../components/actions.tsx";
import { ButtonLink } from "../../components/button.tsx";
import { frame } from "../../components/grid.css.ts";
import { MarkedList } from "../../components/marked-list.tsx";
import { firstMonth } from "../../content/facts/price.ts";
import { formatDollars } from "../../format/format.ts";
import { largeNumber, titleSize } from "../../theme/layout.css.ts";
import { Section } from "../section.tsx";
import type { SectionProps } from "../section-props.ts";
import type { plansData } from "./data.server.ts";
import { PlanStrip } from "./plan-strip.tsx";
import * as styles from "./plans.css.ts";

type Shown = SectionProps<"plans", typeof plansData>["section"];
type Plan = Shown["plans"][number];
type Labels = Shown["labels"];

export function PlansSection({ section, placement }: SectionProps<"plans", typeof plansData>) {
  return (
    <Section
      head={section}
      placement={placement}
      layout="stacked"
      aside={section.action && <Actions actions={[section.action]} />}
    >
      {section.layout === "strip" ? <PlanStrip section={section} /> : <Plans section={section} />}
    </Section>
  );
}

function Plans({ section: { plans, labels, footnote } }: { readonly section: Shown }) {
  return (
    <div>
      <div className={frame}>
        <ul className={styles.plans}>
          {plans.map((plan) => (
            <li key={plan.id} className={`${styles.plan} ${plan.badge ? styles.recommended : ""}`}>
              <PlanCard plan={plan} labels={labels} />
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.footnote}>{footnote}</p>
    </div>
  );
}

function PlanCard({ plan, labels }: { readonly plan: Plan; readonly labels: Labels }) {
  return (
    <>
      <div className={styles.planHead}>
        <h3 className={titleSize.heading2}>{plan.name}</h3>
        {plan.badge && <p className={styles.badge}>{plan.badge}</p>}
      </div>
      <Price plan={plan} labels={labels} />
      <p>{plan.audience}</p>
      <div className={styles.action} data-screen-only="">
        <ButtonLink href={plan.action.href} variant={plan.badge ? "default" : "outline"}>
          {plan.action.label}
        </ButtonLink>
      </div>
      <div className={styles.lists}>
        <Items title={labels.includes} items={plan.contents} />
        {plan.excluded.length > 0 && (
          <Items title={labels.excludes} items={plan.excluded} mark="minus" className={styles.excluded} />
        )}
      </div>
    </>
  );
}

/** The total including tax, as consumer law requires. */
function Price({ plan: { price, setupFee }, labels }: { readonly plan: Plan; readonly labels: Labels }) {
  if (price.kind === "custom") {
    return (
      <p className={styles.price}>
        <strong className={`${largeNumber} ${styles.priceInWords}`}>{price.label}</strong>{" "}
        {price.note && <span className={styles.startNote}>{price.note}</span>}
      </p>
    );
  }
  return (
    <p className={styles.price}>
      {labels.from} <strong className={largeNumber}>{formatDollars(price.amount)}</strong>{" "}
      <span className={styles.period}>
        {labels.perMonth} <strong className={styles.gst}>{labels.gst}</strong>
      </span>
      <strong className={styles.start}>
        {labels.firstMonth} {formatDollars(firstMonth(price.amount, setupFee))}
      </strong>
      {setupFee && (
        <span className={styles.startNote}>
          {labels.setupFee}: {setupFee}
        </span>
      )}
    </p>
  );
}

interface ItemsProps extends ComponentProps<typeof MarkedList> {
  readonly title: string;
}

function Items({ title, ...list }: ItemsProps) {
  return (
    <div>
      <h4 className={styles.listTitle}>{title}</h4>
      <MarkedList {...list} />
    </div>
  );
}
