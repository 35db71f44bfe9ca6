import { detail } from "../theme/layout.css.ts";
import { evenColumns } from "./even-columns.ts";
import { type GridColumns, grids, listFrame } from "./grid.css.ts";
import { list, points, titles } from "./points.css.ts";

interface PointsProps {
  readonly items: readonly { readonly title: string; readonly text: string }[];
  /** The most columns, where there is room for them. */
  readonly columns?: GridColumns;
}

/** Titled texts, to be read and not chosen from. */
export function Points({ items, columns: most = "two" }: PointsProps) {
  const columns = evenColumns(items.length, most);
  return (
    <div className={listFrame}>
      <ul className={`${grids[columns]} ${list}`}>
        {items.map(({ title, text }) => (
          <li key={title} className={points[columns]}>
            <h3 className={titles[columns]}>{title}</h3>
            <p className={detail}>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
