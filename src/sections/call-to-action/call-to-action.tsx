import { type Action, Actions } from "../../components/actions.tsx";
import { Background } from "../../layout/background.tsx";
import { container, type GroundName, lead, onGrounds, stack } from "../../theme/layout.css.ts";
import { section as sectionStyle } from "../section.css.ts";
import type { SectionProps } from "../section-props.ts";

interface CallToActionProps {
  readonly ground?: GroundName;
  readonly content: { readonly title: string; readonly text: string; readonly actions: readonly Action[] };
}

/** The last section of a page, which asks for one thing. */
export function CallToAction({ content, ground = "night" }: CallToActionProps) {
  return (
    <section className={`${onGrounds[ground]} ${sectionStyle}`} data-screen-only="">
      <Background variant="cta" />
      <div className={`${container} ${stack.wide}`}>
        <h2>{content.title}</h2>
        <p className={lead}>{content.text}</p>
        <Actions actions={content.actions} size="lg" />
      </div>
    </section>
  );
}

/** What a page asks for. */
export function CallToActionSection({ section, place }: SectionProps<"call-to-action">) {
  return <CallToAction content={section} ground={place.ground} />;
}
