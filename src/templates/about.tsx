import { Icon } from "../components/icon.tsx";
import type { PageData } from "../content/page-data.server.ts";
import { BelowFold } from "../layout/below-fold.tsx";
import { ContactText } from "../layout/contact-text.tsx";
import { anchorId } from "../sections/anchor-id.ts";
import { CallToAction } from "../sections/call-to-action.tsx";
import { frame, grids } from "../sections/grid.css.ts";
import { Hero } from "../sections/hero.tsx";
import { Legend } from "../sections/legend.tsx";
import { Points } from "../sections/points.tsx";
import { Section } from "../sections/section.tsx";
import { container, measure, ruled, soft, stack } from "../theme/layout.css.ts";
import {
  claim,
  claims as claimsStyle,
  claimTitle,
  first as firstStyle,
  intro as introStyle,
  member as memberStyle,
  mission as missionStyle,
  missionText,
  missionTitle,
  note as noteStyle,
  opening,
  role as roleStyle,
  team as teamStyle,
} from "./about.css.ts";

type AboutPage = PageData["about"];

/** The About page: who the company is, what it holds to, who does the work, and what it can show. */
export function AboutTemplate({ page }: { readonly page: AboutPage }) {
  const { hero, values, team, compliance, callToAction } = page;
  return (
    <>
      <Hero hero={hero} exhibit={<Legend layout="facts" entries={page.facts} />} />
      <BelowFold>
        <Opening page={page} />
        <Section head={values} ground="shade" layout="stacked">
          <Points items={values.items} columns="three" />
        </Section>
        <Section head={team}>
          <Team members={team.members} />
        </Section>
        <Section head={compliance} ground="shade">
          <Compliance compliance={compliance} />
        </Section>
        <CallToAction content={callToAction} />
      </BelowFold>
    </>
  );
}

/** Introduction and mission. The introduction follows from the page's title and needs no heading of its own. */
function Opening({ page: { intro, mission } }: { readonly page: AboutPage }) {
  const [first, ...others] = intro;
  return (
    <div className={`${container} ${opening}`}>
      <div className={introStyle}>
        <p className={firstStyle}>{first}</p>
        <div className={stack.base}>
          {others.map((paragraph) => (
            <p key={paragraph} className={measure}>
              {paragraph}
            </p>
          ))}
        </div>
      </div>
      <section className={missionStyle} id={anchorId(mission.title)}>
        <h2 className={missionTitle}>{mission.title}</h2>
        <p className={missionText}>{mission.text}</p>
      </section>
    </div>
  );
}

function Team({ members }: { readonly members: AboutPage["team"]["members"] }) {
  return (
    <div className={frame}>
      <ul className={`${grids.two} ${teamStyle}`}>
        {members.map(({ id, name, role, text }) => (
          <li key={id} id={id} className={`${memberStyle} ${ruled}`}>
            <h3>{name}</h3>
            <p className={roleStyle}>{role}</p>
            <p className={soft}>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Compliance({ compliance: { claims, note } }: { readonly compliance: AboutPage["compliance"] }) {
  return (
    <div>
      <ul className={claimsStyle}>
        {claims.map(({ title, text }) => (
          <li key={title} className={claim}>
            <Icon name="check" />
            <h3 className={claimTitle}>{title}</h3>
            <p className={soft}>{text}</p>
          </li>
        ))}
      </ul>
      <p className={noteStyle}>
        <ContactText>{note}</ContactText>
      </p>
    </div>
  );
}
