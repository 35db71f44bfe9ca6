import { markedTitle } from "../../components/marked-title.ts";
import { mark as markStyle, name, station, timeline } from "./timeline.css.ts";

/** What happens in order, as stations on a line: a day, an order, a call. A time or a stage before a colon is their mark. */
export function Timeline({ titles }: { readonly titles: readonly string[] }) {
  return (
    <ol className={timeline}>
      {titles.map((title, index) => {
        const { mark, rest } = markedTitle(title);
        return (
          <li key={index} className={station}>
            {mark && <p className={markStyle}>{mark}</p>}
            <p className={name}>{rest}</p>
          </li>
        );
      })}
    </ol>
  );
}
