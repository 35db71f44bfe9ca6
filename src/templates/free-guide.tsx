import site from "virtual:site";
import type { PageData } from "../content/page-data.server.ts";
import { FormSection } from "../forms/form-section.tsx";
import { Background } from "../layout/background.tsx";
import { BelowFold } from "../layout/below-fold.tsx";
import { anchorId } from "../sections/anchor-id.ts";
import { Hero } from "../sections/hero.tsx";
import { Points } from "../sections/points.tsx";
import { Section } from "../sections/section.tsx";
import { Testimonials } from "../sections/testimonials.tsx";
import { onGrounds, small, soft, stack } from "../theme/layout.css.ts";
import { cover, coverTitle, page, pageLine, privacyTitle, sheets } from "./free-guide.css.ts";

/** The page of the free guide: what is in it, the form that hands it out, and what readers say. */
export function FreeGuideTemplate({ page: data }: { readonly page: PageData["free-guide"] }) {
  const { hero, contents, form, privacy, testimonials } = data;
  return (
    <>
      <Hero
        hero={{ ...hero, actions: [{ label: data.toForm, href: `#${form.id}-title` }] }}
        exhibit={<Cover title={hero.title} contents={contents} />}
      />
      <BelowFold>
        <Section head={contents}>
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
      </BelowFold>
    </>
  );
}

interface CoverProps {
  readonly title: string;
  readonly contents: PageData["free-guide"]["contents"];
}

/** A drawing of the guide. It repeats what the page says, so it is hidden from assistive technology. */
function Cover({ title, contents }: CoverProps) {
  return (
    <div className={sheets} aria-hidden="true">
      <div className={`${onGrounds.night} ${cover}`}>
        <Background variant="hero" />
        <p className={coverTitle}>{title}</p>
        <p className={`${soft} ${small}`}>{site.brand.name}</p>
      </div>
      <div className={page}>
        <p className={coverTitle}>{contents.title}</p>
        <ul>
          {contents.items.map(({ title: part }) => (
            <li key={part} className={pageLine}>
              {part}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
