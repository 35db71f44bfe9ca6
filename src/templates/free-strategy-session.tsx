import type { PageData } from "../content/page-data.server.ts";
import { FormView } from "../forms/form-view.tsx";
import { BelowFold } from "../layout/below-fold.tsx";
import { anchorId } from "../sections/anchor-id.ts";
import { Hero } from "../sections/hero.tsx";
import type { SectionHead } from "../sections/section.tsx";
import { Steps } from "../sections/steps.tsx";
import { Testimonials } from "../sections/testimonials.tsx";
import { lead as leadStyle, stack } from "../theme/layout.css.ts";
import { across, part, sheet, stage, top, why } from "./free-strategy-session.css.ts";

/** The page of the free strategy session: what happens in it, why it is free, and the form that books it. */
export function FreeStrategySessionTemplate({ page }: { readonly page: PageData["free-strategy-session"] }) {
  const { hero, expect, form, whyFree, testimonials } = page;
  return (
    <div className={stage}>
      <div className={top}>
        <Hero hero={hero} layout="narrow" />
      </div>
      <BelowFold>
        <section className={part}>
          <Head head={expect} />
          <Steps items={expect.steps} />
        </section>
        <div className={sheet} data-screen-only="">
          <FormView form={form} />
        </div>
        <section className={why}>
          <Head head={whyFree} />
          {whyFree.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
        <section className={across}>
          <Head head={testimonials} />
          <Testimonials items={testimonials.items} />
        </section>
      </BelowFold>
    </div>
  );
}

function Head({ head: { title, lead } }: { readonly head: SectionHead }) {
  return (
    <div className={stack.base}>
      <h2 id={anchorId(title)}>{title}</h2>
      {lead && <p className={leadStyle}>{lead}</p>}
    </div>
  );
}
