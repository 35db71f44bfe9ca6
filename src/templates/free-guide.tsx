import site from "virtual:site";
import type { PageData } from "../content/page-data.server.ts";
import { FormSection } from "../forms/form-section.tsx";
import { Background } from "../layout/background.tsx";
import { anchorId } from "../sections/anchor-id.ts";
import { Hero } from "../sections/hero.tsx";
import { Points } from "../sections/points.tsx";
import { Section } from "../sections/section.tsx";
import { Testimonials } from "../sections/testimonials.tsx";
import { onGrounds, small, soft, stack } from "../theme/layout.css.ts";
import { cover, coverTitle, privacyTitle } from "./free-guide.css.ts";

/** The page of the free guide: what is in it, the form that hands it out, and what readers say. */
export function FreeGuideTemplate({ page }: { readonly page: PageData["free-guide"] }) {
  const { hero, contents, form, privacy, testimonials } = page;
  return (
    <>
      <Hero hero={hero} />
      <Section head={contents} aside={<Cover title={hero.title} />}>
        <Points items={contents.items} columns="one" />
      </Section>
      <FormSection form={form}>
        <section className={stack.tight}>
          <h2 className={privacyTitle} id={anchorId(privacy.title)}>
            {privacy.title}
          </h2>
          <p className={soft}>{privacy.text}</p>
        </section>
      </FormSection>
      <Section head={testimonials} layout="stacked">
        <Testimonials items={testimonials.items} />
      </Section>
    </>
  );
}

/** A drawing of the guide. It repeats the page's heading, so it is hidden from assistive technology. */
function Cover({ title }: { readonly title: string }) {
  return (
    <div className={`${onGrounds.night} ${cover}`} aria-hidden="true">
      <Background variant="hero" />
      <p className={coverTitle}>{title}</p>
      <p className={`${soft} ${small}`}>{site.brand.name}</p>
    </div>
  );
}
