import { frame, grids } from "../../components/grid.css.ts";
import { markedTitle } from "../../components/marked-title.ts";
import { detailText, fullWidthStack } from "../../theme/layout.css.ts";
import { column as columnStyle, columns, title, word } from "./two-columns.css.ts";

interface TwoColumnsProps {
  readonly items: readonly { readonly title: string; readonly text: string }[];
}

/** Titled texts of two groups, each with the word that its titles begin with above it. */
export function TwoColumns({ items }: TwoColumnsProps) {
  const marks = new Set(items.map(({ title }) => markedTitle(title).mark));
  return (
    <div className={frame}>
      <div className={`${grids.two} ${columns}`}>
        {[...marks].map((mark, index) => (
          <div key={index} className={columnStyle}>
            <h3 className={word}>{mark}</h3>
            <ul className={fullWidthStack.large}>
              {items
                .filter((item) => markedTitle(item.title).mark === mark)
                .map((item, index) => (
                  <li key={index}>
                    <h4 className={title}>{markedTitle(item.title).rest}</h4>
                    <p className={detailText}>{item.text}</p>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  );
}
