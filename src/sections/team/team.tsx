import { frame, grids } from "../../components/grid.css.ts";
import { fullWidthStack, softText, topRule } from "../../theme/layout.css.ts";
import { Section } from "../section.tsx";
import type { SectionProps } from "../section-props.ts";
import type { teamData } from "./data.server.ts";
import { list, role as roleStyle } from "./team.css.ts";

/** The people and teams, each with its name as anchor, to which articles lead. */
export function TeamSection({ section, placement }: SectionProps<"team", typeof teamData>) {
  return (
    <Section head={section} placement={placement}>
      <div className={frame}>
        <ul className={`${grids.two} ${list}`}>
          {section.members.map(({ id, name, role, text }) => (
            <li key={id} id={id} className={`${fullWidthStack.tight} ${topRule}`}>
              <h3>{name}</h3>
              <p className={roleStyle}>{role}</p>
              <p className={softText}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
