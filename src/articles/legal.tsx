import site from "virtual:site";
import type { SceneName } from "../../schemas/drawings.ts";
import { CalendarDate } from "../components/calendar-date.tsx";
import { TableOfContents } from "../components/table-of-contents.tsx";
import { BelowFold } from "../layout/below-fold.tsx";
import { MailLink, PhoneLink } from "../layout/contact-lines.tsx";
import { Scene } from "../layout/scene.tsx";
import type { PageDataOf } from "../pages/page-data.server.ts";
import { Hero } from "../sections/hero/hero-frame.tsx";
import { section } from "../sections/section.css.ts";
import {
  backgrounds,
  container,
  softText,
  stack,
  titleSize,
  titleText,
  touchTarget,
  wrappingRow,
} from "../theme/layout.css.ts";
import { body } from "./legal.css.ts";
import { Prose } from "./prose.tsx";

/** Whom to ask about what was read, at the end: on paper the text says it. */
function Desks({ scene }: { readonly scene: SceneName }) {
  const { sales, support } = site.contacts;
  return (
    <div className={`${backgrounds.dawn} ${section}`} data-screen-only="">
      <div className={`${container} ${stack.wide}`}>
        {[sales, support].map(({ label, phone, email }) => (
          <div key={label} className={stack.tight}>
            <p className={`${titleText} ${titleSize.item}`}>{label}</p>
            <p className={wrappingRow}>
              <PhoneLink className={touchTarget} phone={phone} />
              <MailLink className={touchTarget} email={email} />
            </p>
          </div>
        ))}
      </div>
      <Scene name={`${scene}-dawn`} place="section" />
    </div>
  );
}

export function LegalTemplate({ page }: { readonly page: PageDataOf<"legal"> }) {
  const { title, lead, updated, headings, scene } = page;
  return (
    <>
      <Hero hero={{ title, lead, actions: [] }} tile={scene} height="low">
        <p className={softText}>
          {site.navigation.lastUpdated} <CalendarDate date={updated} />
        </p>
      </Hero>
      <BelowFold>
        <div className={`${container} ${body}`}>
          <TableOfContents title={site.navigation.onThisPage} headings={headings} />
          <Prose body={page.body} />
        </div>
        <Desks scene={scene ?? "street"} />
      </BelowFold>
    </>
  );
}
