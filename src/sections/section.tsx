import type { ReactNode } from "react";
import { anchorId } from "../addresses/anchor-id.ts";
import { overlapSection } from "../components/overlap.css.ts";
import {
  backgrounds,
  container,
  leadText,
  splitLayout,
  stack,
  stickyColumn,
  visuallyHidden,
} from "../theme/layout.css.ts";
import type { Placement } from "./placement.ts";
import { halves, headRow, headWidth, section } from "./section.css.ts";

/** A section's heading in content. */
interface SectionHead {
  readonly title: string;
  readonly lead?: string | undefined;
}

/** The part of the placement that `Section` needs. */
type SectionPlacement = Pick<Placement, "background" | "overlapsHero">;

const layouts = { split: splitLayout, halves, stacked: stack.large };

interface SectionProps {
  readonly head: SectionHead;
  readonly placement: SectionPlacement;
  /** "split" has the heading in a column on the left, "halves" in one as wide as the content, "stacked" above the content. */
  readonly layout?: keyof typeof layouts;
  /** Whether it has an anchor: not if its title comes with the template, where it might clash with the text's. */
  readonly hasAnchor?: boolean;
  /** Below the heading, such as a button. */
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}

/** A section with an h2, whose words make its anchor. */
export function Section({ head, placement, layout = "split", hasAnchor = true, aside, children }: SectionProps) {
  const id = hasAnchor ? anchorId(head.title) : undefined;
  if (placement.overlapsHero) {
    return (
      <section className={`${container} ${overlapSection}`} id={id}>
        <h2 className={visuallyHidden}>{head.title}</h2>
        {children}
      </section>
    );
  }
  return (
    <section className={`${backgrounds[placement.background]} ${section}`} id={id}>
      <div className={`${container} ${layouts[layout]}`}>
        {layout === "stacked" && aside ? (
          <div className={headRow}>
            <Head head={head} className={`${stack.base} ${headWidth}`} />
            {aside}
          </div>
        ) : (
          <Head
            head={head}
            aside={aside}
            className={`${stack.base} ${layout === "split" ? stickyColumn : headWidth}`}
          />
        )}
        {children}
      </div>
    </section>
  );
}

interface HeadProps extends Pick<SectionProps, "head" | "aside"> {
  readonly className: string;
}

function Head({ head, aside, className }: HeadProps) {
  return (
    <div className={className}>
      <h2>{head.title}</h2>
      {head.lead && <p className={leadText}>{head.lead}</p>}
      {aside}
    </div>
  );
}
