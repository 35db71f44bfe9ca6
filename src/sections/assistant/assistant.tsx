import { backgrounds, container, fullWidthStack } from "../../theme/layout.css.ts";
import { section as sectionStyle } from "../section.css.ts";
import type { SectionProps } from "../section-props.ts";
import type { assistantData } from "./data.server.ts";
import { OpenChat } from "./open-chat.tsx";

/** The chatbot, open on the page. */
export function AssistantSection({ section, placement }: SectionProps<"assistant", typeof assistantData>) {
  return (
    <div className={`${backgrounds[placement.background]} ${sectionStyle}`}>
      <div className={`${container} ${fullWidthStack.wide}`}>
        <OpenChat section={section} />
      </div>
    </div>
  );
}
