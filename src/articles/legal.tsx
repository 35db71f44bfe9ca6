import site from "virtual:site";
import { CalendarDate } from "../components/calendar-date.tsx";
import { TableOfContents } from "../components/table-of-contents.tsx";
import { BelowFold } from "../layout/below-fold.tsx";
import type { PageDataOf } from "../pages/page-data.server.ts";
import { Hero } from "../sections/hero/hero-frame.tsx";
import { container, softText } from "../theme/layout.css.ts";
import { body } from "./legal.css.ts";
import { Prose } from "./prose.tsx";

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
      </BelowFold>
    </>
  );
}
