import type { SectionProps } from "../section-props.ts";
import { CallToAction } from "./call-to-action.tsx";

/** What a page asks for. */
export function CallToActionSection({ section, place }: SectionProps<"call-to-action">) {
  return <CallToAction content={section} ground={place.ground} />;
}
