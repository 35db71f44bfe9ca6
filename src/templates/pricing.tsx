import { ButtonLink } from "../components/button.tsx";
import { Icon } from "../components/icon.tsx";
import type { PageData } from "../content/page-data.server.ts";
import { writeDollars } from "../content/written.ts";
import { BelowFold } from "../layout/below-fold.tsx";
import { CallToAction } from "../sections/call-to-action.tsx";
import { frame } from "../sections/grid.css.ts";
import { overlap } from "../sections/hero.css.ts";
import { Hero } from "../sections/hero.tsx";
import { Questions } from "../sections/questions.tsx";
import { Section } from "../sections/section.tsx";
import { container, marked as markedList, number, soft, visuallyHidden } from "../theme/layout.css.ts";
import { PlanChooser } from "./plan-chooser.tsx";
import {
  action as actionStyle,
  badge as badgeStyle,
  columnHead,
  columnPrice,
  corner,
  excluded as excludedStyle,
  footnote as footnoteStyle,
  lists,
  listTitle,
  marked,
  no,
  planHead,
  plan as planStyle,
  plansSection,
  plans as plansStyle,
  priceInWords,
  priceNote,
  price as priceStyle,
  recommended,
  rowHead,
  setupFee,
  table,
  tableBody,
  tableHead,
  tableRow,
  value as valueStyle,
  yes,
} from "./pricing.css.ts";

type PricingPage = PageData["pricing"];
type Plan = PricingPage["plans"][number];
type Labels = PricingPage["labels"];

/** The pricing page: the plans, what they have in common and what differs, and how billing goes. */
export function PricingTemplate({ page }: { readonly page: PricingPage }) {
  const { hero, comparison, questions, callToAction } = page;
  return (
    <>
      <Hero hero={hero} exhibit={<PlanChooser chooser={page.chooser} />} overlapped />
      <BelowFold>
        <Plans page={page} />
        <Section head={comparison} ground="shade" layout="stacked">
          <Comparison page={page} />
        </Section>
        <Section head={questions}>
          <Questions items={questions.items} />
        </Section>
        <CallToAction content={callToAction} />
      </BelowFold>
    </>
  );
}

function Plans({ page: { plans, labels, footnote } }: { readonly page: PricingPage }) {
  return (
    <div className={`${container} ${overlap} ${plansSection}`}>
      <div className={frame}>
        <ul className={plansStyle}>
          {plans.map((plan) => (
            <li key={plan.id} className={`${planStyle} ${plan.badge ? recommended : ""}`}>
              <PlanCard plan={plan} labels={labels} />
            </li>
          ))}
        </ul>
      </div>
      <div className={footnoteStyle}>
        <p className={soft}>{footnote.text}</p>
        <dl className={setupFee}>
          <dt>{labels.setupFee}</dt>
          <dd>{footnote.setupFee}</dd>
        </dl>
      </div>
    </div>
  );
}

function PlanCard({ plan, labels }: { readonly plan: Plan; readonly labels: Labels }) {
  return (
    <>
      <div className={planHead}>
        <h2>{plan.name}</h2>
        {plan.badge && <p className={badgeStyle}>{plan.badge}</p>}
      </div>
      <Price price={plan.price} labels={labels} />
      <p className={soft}>{plan.audience}</p>
      <div className={actionStyle} data-screen-only="">
        <ButtonLink href={plan.action.href} variant={plan.badge ? "default" : "outline"}>
          {plan.action.label}
        </ButtonLink>
      </div>
      <div className={lists}>
        <Included title={labels.includes} items={plan.contents} />
        {plan.excluded.length > 0 && <Excluded title={labels.excludes} items={plan.excluded} />}
      </div>
    </>
  );
}

/** The figure is the total with tax, as consumer law wants it. */
function Price({ price, labels }: { readonly price: Plan["price"]; readonly labels: Labels }) {
  if (price.kind === "custom") {
    return (
      <p className={priceStyle}>
        <strong className={`${number} ${priceInWords}`}>{price.label}</strong>
      </p>
    );
  }
  return (
    <p className={priceStyle}>
      {labels.from} <strong className={number}>{writeDollars(price.amount)}</strong> {labels.perMonth}
      <span className={priceNote}>{labels.gst}</span>
    </p>
  );
}

/** The price in a few words, where it stands above a column. */
function shortPrice(price: Plan["price"], labels: Labels): string {
  return price.kind === "custom" ? price.label : `${labels.from} ${writeDollars(price.amount)}`;
}

interface ItemsProps {
  readonly title: string;
  readonly items: readonly string[];
}

function Included({ title, items }: ItemsProps) {
  return (
    <div>
      <h3 className={listTitle}>{title}</h3>
      <ul className={markedList}>
        {items.map((item) => (
          <li key={item}>
            <Icon name="check" />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Excluded({ title, items }: ItemsProps) {
  return (
    <div>
      <h3 className={listTitle}>{title}</h3>
      <ul className={`${markedList} ${excludedStyle}`}>
        {items.map((item) => (
          <li key={item}>
            <Icon name="minus" />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Comparison({ page }: { readonly page: PricingPage }) {
  return (
    <div className={frame}>
      <ComparisonTable page={page} />
    </div>
  );
}

function ComparisonTable({ page: { plans, comparison, labels } }: { readonly page: PricingPage }) {
  return (
    <table className={table}>
      <caption className={visuallyHidden}>{comparison.title}</caption>
      <thead className={tableHead}>
        <tr className={tableRow}>
          <th className={corner} scope="col">
            <span className={visuallyHidden}>{labels.feature}</span>
          </th>
          {plans.map(({ id, name, price, badge }) => (
            <th key={id} className={`${columnHead} ${badge ? marked : ""}`} scope="col">
              {name} <span className={columnPrice}>{shortPrice(price, labels)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={tableBody}>
        {comparison.rows.map((row) => (
          <ComparisonRow key={row.id} row={row} plans={plans} labels={labels} />
        ))}
      </tbody>
    </table>
  );
}

interface ComparisonRowProps {
  readonly row: PricingPage["comparison"]["rows"][number];
  readonly plans: readonly Plan[];
  readonly labels: Labels;
}

function ComparisonRow({ row, plans, labels }: ComparisonRowProps) {
  return (
    <tr className={tableRow}>
      <th className={rowHead} scope="row">
        {row.label}
      </th>
      {plans.map(({ id, name, badge, comparison }) => (
        <td key={id} className={`${valueStyle} ${badge ? marked : ""}`} data-plan={name}>
          <Value value={comparison[row.id]} labels={labels} />
        </td>
      ))}
    </tr>
  );
}

/** Yes and no are drawn, and said to those who don't see it. */
function Value({ value, labels }: { readonly value: string | boolean | undefined; readonly labels: Labels }) {
  if (typeof value === "string") return value;
  return (
    <span className={value ? yes : no}>
      <Icon name={value ? "check" : "minus"} />
      <span className={visuallyHidden}>{value ? labels.yes : labels.no}</span>
    </span>
  );
}
