import type { Platform } from "../../../schemas/platform.ts";
import { ButtonLink } from "../../components/button.tsx";
import { evenColumns } from "../../components/even-columns.ts";
import { frame, grids } from "../../components/grid.css.ts";
import { PlatformStatus } from "../../components/platform-status.tsx";
import { small, soft } from "../../theme/layout.css.ts";
import { cards, foot, list, name } from "./platform-cards.css.ts";

/** A platform as pages list it. */
export type PlatformCard = Platform & { readonly id: string };

/** The platforms in short: what each is, whether it can be used, and the way to it. */
export function PlatformCards({ platforms }: { readonly platforms: readonly PlatformCard[] }) {
  return (
    <div className={frame}>
      <ul className={`${grids[evenColumns(platforms.length, "three")]} ${list}`}>
        {platforms.map((platform) => (
          <li key={platform.id} className={cards[platform.status]}>
            <PlatformStatus status={platform.status} />
            <h3 className={name}>{platform.name}</h3>
            <p className={`${soft} ${small}`}>{platform.kind}</p>
            <p>{platform.summary}</p>
            {platform.status === "Available Now" && (
              <div className={foot}>
                <ButtonLink href={platform.href} variant="secondary">
                  {platform.linkLabel}
                </ButtonLink>
              </div>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
