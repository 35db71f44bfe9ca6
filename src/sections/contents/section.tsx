import type { SectionProps } from "../section-props.ts";
import { ContentsBar } from "./contents-bar.tsx";

/** The contents of a long page. */
export function ContentsSection({ section }: SectionProps<"contents">) {
  return <ContentsBar parts={section.parts} />;
}
