import { Anchor } from "../../components/anchor.tsx";
import { Icon } from "../../components/icon.tsx";
import type { Point } from "./point.ts";
import { link } from "./point-title.css.ts";

/** The title of a point, optionally a link. */
export function PointTitle({ point: { title, href } }: { readonly point: Point }) {
  if (href === undefined) return title;
  return (
    <Anchor className={link} href={href}>
      {title}
      <Icon name="arrow" />
    </Anchor>
  );
}
