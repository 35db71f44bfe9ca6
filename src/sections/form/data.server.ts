import type { SectionOf } from "../../../schemas/sections/index.ts";
import { form } from "../../content/lists/form.server.ts";
import type { SectionContext } from "../section-context.ts";

/** Gets the form with the choices of its fields. */
export function formData(section: SectionOf<"form">, { content }: SectionContext) {
  return { form: form(content, section.form) };
}
