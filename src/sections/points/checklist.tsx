import { Icon } from "../../components/icon.tsx";
import { titleSize } from "../../theme/layout.css.ts";
import { item } from "./checklist.css.ts";
import { type Point, PointTitle } from "./point-title.tsx";

export function Checklist({ items }: { readonly items: readonly Point[] }) {
  return (
    <ul>
      {items.map((point, index) => (
        <li key={index} className={item}>
          <Icon name="check" />
          <h3 className={titleSize.item}>
            <PointTitle point={point} />
          </h3>
          <p>{point.text}</p>
        </li>
      ))}
    </ul>
  );
}
