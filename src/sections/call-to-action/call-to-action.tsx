import type { SceneName } from "../../../schemas/drawings.ts";
import { type Action, Actions } from "../../components/actions.tsx";
import { Scene } from "../../layout/scene.tsx";
import { type Background, backgrounds, container, leadText, stack } from "../../theme/layout.css.ts";
import { section as sectionStyle } from "../section.css.ts";
import type { SectionProps } from "../section-props.ts";
import { ask } from "./call-to-action.css.ts";
import type { callToActionData } from "./data.server.ts";

interface CallToActionProps {
  readonly background?: Background;
  /** The building at the end of the page; without one, a street. */
  readonly scene?: SceneName | undefined;
  readonly content: { readonly title: string; readonly text: string; readonly actions: readonly Action[] };
}

/** A call to action. The last one of a page has a scene at dawn. */
export function CallToAction({ content, background = "dawn", scene = "street" }: CallToActionProps) {
  return (
    <section className={`${backgrounds[background]} ${sectionStyle}`} data-screen-only="">
      <div className={container}>
        <div className={`${stack.wide} ${ask}`}>
          <h2>{content.title}</h2>
          <p className={leadText}>{content.text}</p>
          <Actions actions={content.actions} />
        </div>
      </div>
      {background === "dawn" && <Scene name={`${scene}-dawn`} place="section" />}
    </section>
  );
}

export function CallToActionSection({ section, placement }: SectionProps<"call-to-action", typeof callToActionData>) {
  return <CallToAction content={section} background={placement.background} scene={section.scene} />;
}
