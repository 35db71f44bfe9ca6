import { backgrounds, container } from "../../theme/layout.css.ts";
import { section as sectionStyle } from "../section.css.ts";
import type { SectionProps } from "../section-props.ts";
import type { assistantData } from "./data.server.ts";
import { AssistantQuestions } from "./questions.tsx";

/** The assistant with sample questions. */
export function AssistantSection({ section, placement }: SectionProps<"assistant", typeof assistantData>) {
  return (
    <div className={`${backgrounds[placement.background]} ${sectionStyle}`}>
      <div className={container}>
        <AssistantQuestions section={section} />
      </div>
    </div>
  );
}
