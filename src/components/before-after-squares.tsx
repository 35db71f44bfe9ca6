import { formatNumber } from "../format/format.ts";
import { largeNumber, smallText, softText } from "../theme/layout.css.ts";
import * as styles from "./before-after-squares.css.ts";
import { type Amounts, type Change, type Field, fieldBox, fieldOf, marksPath, strokes } from "./square-marks.ts";

interface BeforeAfterSquaresProps {
  readonly change: Change;
  /** `square` goes before the amount that one mark represents. */
  readonly labels: Readonly<Record<"before" | "after" | "square" | "gone" | "won" | "rest", string>>;
}

/** A number before and after, drawn as countable marks. */
export function BeforeAfterSquares({ change, labels }: BeforeAfterSquaresProps) {
  const { name, unit = "" } = change;
  const field = fieldOf(change);
  return (
    <figure className={styles.figure}>
      <dl className={styles.amounts}>
        {(["before", "after"] as const).map((when) => (
          <div key={when}>
            <dt className={`${softText} ${smallText}`}>{labels[when]}</dt>
            <dd className={`${largeNumber} ${styles.figures[when]}`}>
              {formatNumber(change[when])}
              {unit}
            </dd>
          </div>
        ))}
      </dl>
      <Marks change={change} field={field} />
      <Legend change={change} labels={labels} />
      <figcaption className={styles.caption}>
        {name}
        {(unit || field.per > 1) && `. ${labels.square} ${formatNumber(field.per)}${unit}.`}
      </figcaption>
    </figure>
  );
}

/** What each shade of square is. The amounts above say the same in words. */
function Legend({ change: { before, after, unit }, labels }: Pick<BeforeAfterSquaresProps, "change" | "labels">) {
  const shades =
    after < before
      ? ([
          ["now", labels.after],
          ["gone", labels.gone],
        ] as const)
      : ([
          ["kept", labels.before],
          ["won", labels.won],
        ] as const);
  return (
    <ul className={styles.legend} aria-hidden="true">
      {[...shades, ...(unit ? ([["whole", labels.rest]] as const) : [])].map(([layer, label]) => (
        <li key={layer} className={styles.shade}>
          <svg
            className={styles.swatch}
            viewBox={`0 0 ${strokes.width} ${strokes.width}`}
            strokeWidth={strokes.width}
            aria-hidden="true"
          >
            <path className={styles.layers[layer]} d={`M0 ${strokes.width / 2}h${strokes.width}`} />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}

/** The layers overlap, the larger ones below. */
function Marks({ change: { before, after, unit }, field }: { readonly change: Amounts; readonly field: Field }) {
  const { per, columns, marks } = field;
  const [first, last] = [before / per, after / per];
  const drawn =
    last < first
      ? ([
          ["gone", 0, first],
          ["now", 0, last],
        ] as const)
      : ([
          ["kept", 0, first],
          ["won", Math.round(first), last],
        ] as const);
  return (
    <svg
      className={styles.field}
      viewBox={fieldBox(field)}
      strokeWidth={strokes.width}
      strokeDasharray={strokes.dashes}
      aria-hidden="true"
    >
      {unit && <path className={styles.layers.whole} d={marksPath(columns, 0, marks)} />}
      {drawn.map(([layer, from, to]) => (
        <path key={layer} className={styles.layers[layer]} d={marksPath(columns, from, to)} />
      ))}
    </svg>
  );
}
