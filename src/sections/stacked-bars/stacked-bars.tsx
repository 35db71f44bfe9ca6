import { Disclosure } from "../../components/disclosure.tsx";
import { frame } from "../../components/grid.css.ts";
import { formatDollars } from "../../format/format.ts";
import { detailText, fullWidthStack, measure, stack, titleSize } from "../../theme/layout.css.ts";
import { Section } from "../section.tsx";
import type { SectionProps } from "../section-props.ts";
import { Table } from "../table/table.tsx";
import * as styles from "./stacked-bars.css.ts";

type Shown = SectionProps<"stacked-bars">["section"];
type Bar = Shown["bars"][number];

/** What things cost, as bars of parts with their totals; the sums are a table that opens below. */
export function StackedBarsSection({ section, placement }: SectionProps<"stacked-bars">) {
  const { bars, note, sumsTitle } = section;
  const highest = Math.max(...bars.map(totalOf));
  return (
    <Section head={section} placement={placement} layout="stacked">
      <div className={`${frame} ${stack.large}`}>
        <div className={styles.bars}>
          {bars.map((bar, index) => (
            <BarOfParts key={index} bar={bar} highest={highest} section={section} />
          ))}
        </div>
        <Disclosure title={sumsTitle}>
          <Table section={sumsOf(section)} kind="columns" />
        </Disclosure>
        {note && <p className={`${detailText} ${measure}`}>{note}</p>}
      </div>
    </Section>
  );
}

interface BarOfPartsProps {
  readonly bar: Bar;
  readonly highest: number;
  readonly section: Shown;
}

/** A bar with its total, and what it is made of below it. What it costs less than the first one is outlined. */
function BarOfParts({ bar, highest, section: { parts: names, bars, yearly, first, less } }: BarOfPartsProps) {
  const { name, parts, once, text } = bar;
  const total = totalOf(bar);
  const [firstBar = bar] = bars;
  const saved = totalOf(firstBar) - total;
  return (
    <div className={styles.bar}>
      <div>
        <h3 className={titleSize.item}>{name}</h3>
        <p>
          <strong className={styles.total}>{formatDollars(total)}</strong> {yearly}
          {once > 0 && `, ${formatDollars(total + once)} ${first}`}
        </p>
      </div>
      <div className={fullWidthStack.tight}>
        <svg className={styles.drawing} viewBox={`0 0 ${highest} 1`} preserveAspectRatio="none" aria-hidden="true">
          {parts.map(({ amount }, at) => {
            const before = parts.slice(0, at).reduce((sum, part) => sum + part.amount, 0);
            return <path key={at} className={fillOf(at)} d={`M${before} 0h${amount}v1h-${amount}Z`} />;
          })}
          {saved > 0 && <path className={styles.saved} d={`M${total} 0h${saved}v1h-${saved}Z`} />}
        </svg>
        <ul className={styles.parts}>
          {parts.map(
            ({ amount }, at) =>
              amount > 0 && (
                <li key={at} className={styles.part}>
                  <svg className={styles.swatch} viewBox="0 0 1 1" aria-hidden="true">
                    <path className={fillOf(at)} d="M0 0h1v1H0Z" />
                  </svg>
                  {names[at]} {formatDollars(amount)}
                </li>
              ),
          )}
        </ul>
        {saved > 0 && (
          <p className={styles.less}>
            {formatDollars(saved)} {less}
          </p>
        )}
        <p className={detailText}>{text}</p>
      </div>
    </div>
  );
}

/** The colour of a part */
function fillOf(at: number): string {
  const { first, second, third } = styles.fills;
  return [first, second][at] ?? third;
}

function totalOf({ parts }: Bar): number {
  return parts.reduce((sum, { amount }) => sum + amount, 0);
}

/** The same as a table: a row for each part, then the totals. */
function sumsOf({ title, parts, bars, sumsHead, once, first, yearly }: Shown) {
  const amounts = (name: string, cell: (bar: Bar) => string) => ({ cells: [capitalised(name), ...bars.map(cell)] });
  const worked = (amount: number, working: string) => `${formatDollars(amount)}: ${working}`;
  return {
    title,
    heads: [sumsHead, ...bars.map(({ name }) => name)],
    rows: [
      ...parts.map((name, at) =>
        amounts(name, (bar) => worked(bar.parts[at]?.amount ?? 0, bar.parts[at]?.working ?? "")),
      ),
      amounts(yearly, (bar) => formatDollars(totalOf(bar))),
      amounts(once, (bar) => worked(bar.once, bar.onceWorking)),
      amounts(first, (bar) => formatDollars(totalOf(bar) + bar.once)),
    ],
  };
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
