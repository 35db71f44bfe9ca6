import type { DrawingName } from "../../../schemas/drawings.ts";
import { Anchor } from "../../components/anchor.tsx";
import { frame } from "../../components/grid.css.ts";
import { IndustryPicture } from "../../components/industry-picture.tsx";
import { spaced } from "../../theme/layout.css.ts";
import { list, name as nameStyle, summary as summaryStyle, tile as tileStyle } from "./tiles.css.ts";

interface Tile {
  readonly drawing: DrawingName;
  readonly name: string;
  readonly summary: string;
  readonly href: string;
}

/** Industries to choose from, each with the picture that the build draws for it. */
export function Tiles({ items }: { readonly items: readonly Tile[] }) {
  return (
    <div className={frame}>
      <ul className={list}>
        {items.map(({ name, summary, drawing, href }, index) => (
          <li key={index}>
            <Anchor href={href} className={tileStyle}>
              <IndustryPicture drawing={drawing} />
              <div className={spaced.hair}>
                <h3 className={nameStyle}>{name}</h3>
                <p className={summaryStyle}>{summary}</p>
              </div>
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  );
}
