import { guideAddress } from "../../addresses/generated-addresses.ts";
import type { Content } from "../entries/content.server.ts";
import { people } from "./people.server.ts";

/** A form with the choices of its fields and the words that all forms share. */
export function form(content: Content, name: string) {
  const definition = content.find("forms", name)?.data;
  if (!definition) throw new Error(`There is no form "${name}" in content/forms/.`);
  const fields = definition.fields.map((field) => ({
    ...field,
    // A page can have several forms.
    id: `${name}.${field.name}`,
    choices: "options" in field ? (content.find("options", field.options)?.data.options ?? []) : [],
  }));
  const { download, person, ...success } = definition.success;
  return {
    id: name,
    ...definition,
    fields,
    success: {
      ...success,
      person: person === undefined ? undefined : people(content, [person])[0],
      download: download && { label: download.label, href: guideAddress(download.guide) },
    },
    words: content.one("form-words"),
  };
}
