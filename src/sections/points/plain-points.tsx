import { evenColumns } from "../../components/even-columns.ts";
import { type GridColumns, grids, listFrame } from "../../components/grid.css.ts";
import { detailText } from "../../theme/layout.css.ts";
import { list, points, titles } from "./plain-points.css.ts";
import { type Point, PointTitle } from "./point-title.tsx";

interface PointsProps {
  readonly items: readonly Point[];
  /** The most columns, if they fit. */
  readonly columns?: GridColumns;
}

/** Titled texts. */
export function Points({ items, columns: most = "two" }: PointsProps) {
  const columns = evenColumns(items.length, most);
  return (
    <div className={listFrame}>
      <ul className={`${grids[columns]} ${list}`}>
        {items.map((point, index) => (
          <li key={index} className={points[columns]}>
            <h3 className={titles[columns]}>
              <PointTitle point={point} />
            </h3>
            <p className={detailText}>{point.text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
