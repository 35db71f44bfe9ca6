import { detail } from "../theme/layout.css.ts";
import { frame, grids } from "./grid.css.ts";
import { markedTitle } from "./marked-title.ts";
import { list, side as sideStyle, sides, title, word } from "./sides.css.ts";

interface SidesProps {
  readonly items: readonly { readonly title: string; readonly text: string }[];
}

/** Titled texts of two groups, each with the word that its titles begin with above it. */
export function Sides({ items }: SidesProps) {
  const groups = Map.groupBy(items, (item) => markedTitle(item.title).mark);
  return (
    <div className={frame}>
      <div className={`${grids.two} ${sides}`}>
        {[...groups].map(([mark, group]) => (
          <div key={mark} className={sideStyle}>
            <h3 className={word}>{mark}</h3>
            <ul className={list}>
              {group.map((item) => (
                <li key={item.title}>
                  <h4 className={title}>{markedTitle(item.title).rest}</h4>
                  <p className={detail}>{item.text}</p>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  );
}
