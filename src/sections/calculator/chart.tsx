import { balances, type Values } from "../../content/facts/worksheet.ts";
import * as styles from "./calculator.css.ts";
import { type CalculatorWords, MONTHS } from "./result.ts";

/** The drawing's size, in its user units. */
const WIDTH = 400;
const HEIGHT = 96;
const BAR = WIDTH / (MONTHS + 1);

interface ChartProps {
  readonly words: CalculatorWords["result"];
  readonly values: Values;
}

/** The balance at the end of each month as bars, below the line while negative. */
export function Chart({ words, values }: ChartProps) {
  const bars = balances(values, MONTHS);
  const highest = Math.max(0, ...bars);
  const range = highest - Math.min(0, ...bars) || 1;
  const zero = (HEIGHT * highest) / range;
  const path = (isAhead: boolean) =>
    bars
      .map((amount, month) => {
        if (amount >= 0 !== isAhead) return "";
        const height = Math.max(1.5, (HEIGHT * Math.abs(amount)) / range);
        const top = isAhead ? zero - height : zero;
        return `M${round(month * BAR + 1.5)} ${round(top)}h${round(BAR - 3)}v${round(height)}h-${round(BAR - 3)}Z`;
      })
      .join("");
  return (
    <div className={styles.chart}>
      <p className={styles.hint}>{words.chart}</p>
      <svg className={styles.bars} viewBox={`0 -1 ${WIDTH} ${HEIGHT + 2}`} aria-hidden="true">
        <path className={styles.behind} d={path(false)} />
        <path className={styles.ahead} d={path(true)} />
        <path d={`M0 ${round(zero)}H${WIDTH}`} stroke="currentColor" strokeWidth="1.5" />
      </svg>
      <div className={styles.axis} aria-hidden="true">
        <span>{words.start}</span>
        <span>{MONTHS / 2}</span>
        <span>
          {words.month} {MONTHS}
        </span>
      </div>
    </div>
  );
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
