import type { DrawingName } from "../../../schemas/drawings.ts";
import { Anchor } from "../../components/anchor.tsx";
import { frame } from "../../components/grid.css.ts";
import { IndustryPicture } from "../../components/industry-picture.tsx";
import { list, name as nameStyle, tile as tileStyle } from "./tiles.css.ts";

interface Tile {
  readonly drawing: DrawingName;
  readonly name: string;
  readonly href: string;
}

export function Tiles({ items }: { readonly items: readonly Tile[] }) {
  return (
    <div className={frame}>
      <ul className={list}>
        {items.map(({ name, drawing, href }, index) => (
          <li key={index}>
            <Anchor href={href} className={tileStyle}>
              <IndustryPicture drawing={drawing} />
              <h3 className={nameStyle}>{name}</h3>
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  );
}
