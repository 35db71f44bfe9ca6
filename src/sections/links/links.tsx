import { Anchor } from "../../components/anchor.tsx";
import { Icon } from "../../components/icon.tsx";
import { Section } from "../section.tsx";
import type { SectionProps } from "../section-props.ts";
import { link as linkStyle, list } from "./links.css.ts";

export function LinksSection({ section, placement }: SectionProps<"links">) {
  return (
    <Section head={section} placement={placement}>
      <ul className={list}>
        {section.items.map(({ label, href }, index) => (
          <li key={index}>
            <Anchor className={linkStyle} href={href}>
              {label}
              <Icon name="arrow" />
            </Anchor>
          </li>
        ))}
      </ul>
    </Section>
  );
}
