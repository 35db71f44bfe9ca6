import { frame } from "../../components/grid.css.ts";
import { Portrait } from "../../components/portrait.tsx";
import { softText, titleSize, topRule } from "../../theme/layout.css.ts";
import { Section } from "../section.tsx";
import type { SectionProps } from "../section-props.ts";
import type { teamData } from "./data.server.ts";
import { list, person, role as roleStyle } from "./team.css.ts";

/** The people and teams, each with its name as anchor, to which articles leadText. */
export function TeamSection({ section, placement }: SectionProps<"team", typeof teamData>) {
  return (
    <Section head={section} placement={placement} layout="stacked">
      <div className={frame}>
        <ul className={list}>
          {section.members.map(({ id, name, role, text, portrait }) => (
            <li key={id} id={id} className={`${person} ${topRule}`}>
              {(portrait.src || portrait.initials) && <Portrait portrait={portrait} size="large" />}
              <h3 className={titleSize.heading3}>{name}</h3>
              <p className={roleStyle}>{role}</p>
              <p className={softText}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
