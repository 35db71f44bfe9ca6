import type { ReactNode } from "react";
import { Background } from "../layout/background.tsx";
import type { BackgroundVariant } from "../layout/background-address.ts";
import { container, type GroundName, lead, margin, measure, onGrounds, sheet, stack } from "../theme/layout.css.ts";
import { anchorId } from "./anchor-id.ts";
import { section } from "./section.css.ts";

/** The head of a section, as content gives it. */
export interface SectionHead {
  readonly title: string;
  readonly lead?: string | undefined;
}

interface SectionProps {
  readonly head: SectionHead;
  readonly ground?: GroundName;
  readonly background?: BackgroundVariant;
  /** "sheet" puts the heading into the margin at the left, "stacked" above the content. */
  readonly layout?: "sheet" | "stacked";
  /** Anchor of the section; made from its heading unless another is given. */
  readonly id?: string;
  /** Stands below the heading: a button, say. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page with a heading of the second level. */
export function Section({
  head,
  ground = "limestone",
  background,
  layout = "sheet",
  id = anchorId(head.title),
  aside,
  children,
}: SectionProps) {
  return (
    <section className={`${onGrounds[ground]} ${section}`} id={id}>
      {background && <Background variant={background} />}
      <div className={`${container} ${layout === "sheet" ? sheet : stack.huge}`}>
        <div className={`${stack.base} ${layout === "sheet" ? margin : measure}`}>
          <h2>{head.title}</h2>
          {head.lead && <p className={lead}>{head.lead}</p>}
          {aside}
        </div>
        {children}
      </div>
    </section>
  );
}
