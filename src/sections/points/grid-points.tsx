import { frame, grids } from "../../components/grid.css.ts";
import { Icon } from "../../components/icon.tsx";
import { detailText, measure, titleSize } from "../../theme/layout.css.ts";
import { channel as channelStyle, list, point as pointStyle } from "./grid-points.css.ts";
import { type Point, PointTitle } from "./point-title.tsx";

interface GridPointsProps {
  readonly items: readonly Point[];
  /** The names of the products. */
  readonly channels: Readonly<Record<"chatbot" | "voice-agent", string>>;
}

const ICONS = { chatbot: "chat", "voice-agent": "phone" } as const;

/** Titled texts in two columns, optionally with a product. */
export function GridPoints({ items, channels }: GridPointsProps) {
  return (
    <div className={frame}>
      <ul className={`${grids.two} ${list}`}>
        {items.map((point, index) => (
          <li key={index} className={pointStyle[point.channel ? "marked" : "ruled"]}>
            {point.channel && (
              <p className={channelStyle}>
                <Icon name={ICONS[point.channel]} />
                {channels[point.channel]}
              </p>
            )}
            <h3 className={titleSize.item}>
              <PointTitle point={point} />
            </h3>
            <p className={`${detailText} ${measure}`}>{point.text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
