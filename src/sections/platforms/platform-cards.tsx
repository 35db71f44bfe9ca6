import type { Platform } from "../../../schemas/platform.ts";
import { Anchor } from "../../components/anchor.tsx";
import { evenColumns } from "../../components/even-columns.ts";
import { frame, grids, swipe } from "../../components/grid.css.ts";
import { Icon } from "../../components/icon.tsx";
import type { SpeakerNames } from "../../components/messages.tsx";
import { PlatformStatus } from "../../components/platform-status.tsx";
import { Screen } from "../../components/screen.tsx";
import { detailText, titleSize } from "../../theme/layout.css.ts";
import { ComingScreen } from "./coming-screen.tsx";
import { card, cardHead, link, list, words as wordsStyle } from "./platform-cards.css.ts";

/** A platform as pages list it. */
export type PlatformCard = Platform & { readonly id: string };

interface PlatformCardsProps {
  readonly platforms: readonly PlatformCard[];
  readonly words: SpeakerNames & { readonly example: string };
}

/** The platforms in short: screen, description, status and link. */
export function PlatformCards({ platforms, words }: PlatformCardsProps) {
  return (
    <div className={frame}>
      <ul className={`${grids[evenColumns(platforms.length, "three")]} ${list} ${swipe}`}>
        {platforms.map((platform) => (
          <li key={platform.id} className={card}>
            {platform.status === "Available Now" ? (
              <Screen screen={platform.screen} words={words} size="moment" />
            ) : (
              <ComingScreen features={platform.features} />
            )}
            <div className={wordsStyle}>
              <div className={cardHead}>
                <h3 className={titleSize.item}>{platform.name}</h3>
                <PlatformStatus status={platform.status} />
              </div>
              <p className={detailText}>{platform.summary}</p>
              {platform.status === "Available Now" && (
                <Anchor href={platform.href} className={link}>
                  {platform.linkLabel}
                  <Icon name="external" />
                </Anchor>
              )}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
