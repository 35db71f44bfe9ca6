import { formatNumber } from "../format/format.ts";
import { fullWidthStack, noWrap, visuallyHidden } from "../theme/layout.css.ts";
import { after as afterStyle, numbers } from "./before-after-numbers.css.ts";
import type { Change } from "./square-marks.ts";

interface BeforeAfterNumbersProps {
  readonly change: Change;
  readonly labels: { readonly before: string; readonly after: string };
  readonly size?: keyof typeof numbers;
}

/** A number before and after, and what it counts. */
export function BeforeAfterNumbers({ change, labels, size = "base" }: BeforeAfterNumbersProps) {
  const { name, before, after, unit = "" } = change;
  return (
    <div className={fullWidthStack.tiny}>
      <p className={numbers[size]}>
        <span className={visuallyHidden}>{labels.before}: </span>
        {formatNumber(before)}
        {unit}{" "}
        <span className={`${afterStyle} ${noWrap}`}>
          <span aria-hidden="true">→ </span>
          <span className={visuallyHidden}>{labels.after}: </span>
          {formatNumber(after)}
          {unit}
        </span>
      </p>
      <p>{name}</p>
    </div>
  );
}
