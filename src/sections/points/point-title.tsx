import { Anchor } from "../../components/anchor.tsx";
import { Icon } from "../../components/icon.tsx";
import { link } from "./points.css.ts";

export interface Point {
  readonly title: string;
  readonly text: string;
  readonly href?: string | undefined;
  /** The product it is about. */
  readonly channel?: "chatbot" | "voice-agent" | undefined;
}

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
