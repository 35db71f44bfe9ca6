import { Anchor } from "../../components/anchor.tsx";
import { MarkedList } from "../../components/marked-list.tsx";
import { Screen } from "../../components/screen.tsx";
import { stack, touchTarget } from "../../theme/layout.css.ts";
import { Section } from "../section.tsx";
import type { SectionProps } from "../section-props.ts";
import type { screenData } from "./data.server.ts";

/** A screen of the product, beside what it is there for. */
export function ScreenSection({ section, placement }: SectionProps<"screen", typeof screenData>) {
  const { points, link, screen, side, words } = section;
  return (
    <Section
      head={section}
      placement={placement}
      layout={side === "left" ? "mirrored" : "split"}
      aside={
        <div className={stack.base}>
          {points.length > 0 && <MarkedList items={points} />}
          {link && (
            <Anchor href={link.href} className={touchTarget}>
              {link.label}
            </Anchor>
          )}
        </div>
      }
    >
      <Screen screen={screen} words={words} />
    </Section>
  );
}
