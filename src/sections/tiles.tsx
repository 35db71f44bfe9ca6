import { Anchor } from "../components/anchor.tsx";
import { small, soft } from "../theme/layout.css.ts";
import { frame } from "./grid.css.ts";
import { largeList, largeTile, list, name as nameStyle, picture, smallTile, words } from "./tiles.css.ts";

interface Tile {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  readonly href: string;
}

interface TilesProps {
  readonly items: readonly Tile[];
  /** "large" where the tiles are what the page is about. */
  readonly size?: "small" | "large";
}

/** Industries to choose from, each with the picture that the build draws for it. */
export function Tiles({ items, size = "small" }: TilesProps) {
  return (
    <div className={frame}>
      <ul className={size === "large" ? largeList : list}>
        {items.map((tile) => (
          <li key={tile.id}>
            <TileLink tile={tile} size={size} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function TileLink({
  tile: { id, name, summary, href },
  size,
}: {
  readonly tile: Tile;
  readonly size: "small" | "large";
}) {
  const large = size === "large";
  return (
    <Anchor href={href} className={large ? largeTile : smallTile}>
      <div className={picture}>
        <img src={`/images/tiles/${id}.svg`} alt="" width="400" height="300" loading="lazy" />
      </div>
      <div className={words}>
        <h3 className={nameStyle}>{name}</h3>
        <p className={large ? soft : `${soft} ${small}`}>{summary}</p>
      </div>
    </Anchor>
  );
}
