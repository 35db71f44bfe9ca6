import type { PageData } from "../content/page-data.server.ts";
import { CallToAction } from "../sections/call-to-action.tsx";
import { Cards } from "../sections/cards.tsx";
import { Hero } from "../sections/hero.tsx";
import { Section } from "../sections/section.tsx";
import { Tiles } from "../sections/tiles.tsx";

/** The industries page: those with a page of their own, and the others. */
export function IndustriesTemplate({ page }: { readonly page: PageData["industries-page"] }) {
  return (
    <>
      <Hero hero={page.hero} />
      <Section head={page.industries} layout="stacked">
        <Tiles items={page.tiles} size="large" />
      </Section>
      <Section head={page.others} ground="shade">
        <Cards items={page.others.items} />
      </Section>
      <CallToAction content={page.callToAction} />
    </>
  );
}
