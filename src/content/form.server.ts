import type { Content } from "./content.server.ts";
import { guideAddress } from "./made-addresses.ts";

/** @returns a form with the choices of its fields and the words that all forms share. */
export function form(content: Content, name: string) {
  const definition = content.find("forms", name)?.data;
  if (!definition) throw new Error(`There is no form "${name}" in content/forms/.`);
  const fields = definition.fields.map((field) => ({
    ...field,
    choices: "options" in field ? (content.find("options", field.options)?.data.options ?? []) : [],
  }));
  const { download, ...success } = definition.success;
  return {
    id: name,
    ...definition,
    fields,
    success: { ...success, download: download && { label: download.label, href: guideAddress(download.guide) } },
    words: content.one("form-words"),
  };
}
