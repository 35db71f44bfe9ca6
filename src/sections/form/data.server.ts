import type { SectionOf } from "../../../schemas/sections/index.ts";
import { form } from "../../content/lists/form.server.ts";
import type { SectionContext } from "../section-context.ts";

/** The form with its fields. */
export function formData({ form: name }: SectionOf<"form">, { content }: SectionContext) {
  return { form: form(content, name) };
}
