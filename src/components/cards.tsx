import type { SceneName } from "../../schemas/drawings.ts";
import { detailText, titleSize } from "../theme/layout.css.ts";
import { Anchor } from "./anchor.tsx";
import {
  arrow,
  card,
  cover,
  fours,
  list,
  more,
  pairs,
  pictured,
  picture as pictureStyle,
  titleLink,
} from "./cards.css.ts";
import { evenColumns } from "./even-columns.ts";
import { frame, type GridColumns, grids } from "./grid.css.ts";
import { Icon } from "./icon.tsx";
import { IndustryPicture } from "./industry-picture.tsx";
import { Picture, type ShownPicture } from "./picture.tsx";

interface Card {
  readonly title: string;
  readonly text: string;
  readonly href: string;
  /** The words of the link; without them the title is the link. */
  readonly linkLabel?: string | undefined;
  readonly drawing?: SceneName | undefined;
  /** In place of the drawing. */
  readonly picture?: ShownPicture | undefined;
}

interface CardsProps {
  readonly items: readonly Card[];
  /** The most columns, if they fit. */
  readonly columns?: GridColumns;
}

/** Cards, each leading to another page. */
export function Cards({ items, columns = "two" }: CardsProps) {
  return (
    <div className={frame}>
      <ul
        className={`${grids[evenColumns(items.length, columns)]} ${items.length % 2 ? list : items.length === 4 ? fours : pairs}`}
      >
        {items.map((item, index) => (
          <li key={index} className={item.picture || item.drawing ? pictured : card}>
            <CardPicture {...item} />
            {item.linkLabel ? <LabelledCard {...item} linkLabel={item.linkLabel} /> : <TitledCard {...item} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The width of the window from which cards are side by side. */
const WIDE = "58rem";

function CardPicture({ picture, drawing }: Card) {
  if (!picture && !drawing) return null;
  return (
    <div className={pictureStyle}>
      {picture && <Picture picture={picture} sizes={`(min-width: ${WIDE}) 33vw, (min-width: 20rem) 5.5rem, 92vw`} />}
      {!picture && drawing && <IndustryPicture drawing={drawing} landscape={WIDE} />}
    </div>
  );
}

function LabelledCard({ title, text, href, linkLabel }: Card & { readonly linkLabel: string }) {
  return (
    <>
      <h3 className={titleSize.item}>{title}</h3>
      <p className={detailText}>{text}</p>
      <Anchor href={href} className={`${more} ${cover}`}>
        {linkLabel}
        <Arrow />
      </Anchor>
    </>
  );
}

function TitledCard({ title, text, href }: Card) {
  return (
    <>
      <h3 className={titleSize.item}>
        <Anchor href={href} className={titleLink}>
          {title}
          <Arrow />
        </Anchor>
      </h3>
      <p className={detailText}>{text}</p>
    </>
  );
}

function Arrow() {
  return (
    <span className={arrow}>
      <Icon name="arrow" />
    </span>
  );
}
