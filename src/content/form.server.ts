import type { Content } from "./content.server.ts";
import { guideAddress } from "./made-addresses.ts";

/** @returns a form with the choices of its fields and the words that all forms share. */
export function form(content: Content, name: string) {
  const definition = content.find("forms", name)?.data;
  if (!definition) throw new Error(`There is no form "${name}" in content/forms/.`);
  const fields = definition.fields.map((field) => ({
    ...field,
    // Several forms may stand on one page. No name has two hyphens in a row.
    id: `${name}--${field.name}`,
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

/** @returns the address of a page that shows a form; undefined if none does */
export function addressOfForm(content: Content, name: string): string | undefined {
  const pages = content.types.flatMap((type) => [...content.all(type)]).filter((entry) => entry.address !== undefined);
  return pages.find((entry) => shows(entry.data, name))?.address;
}

/** @returns whether a value, or something in it, names a form */
function shows(value: unknown, name: string): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(([key, each]) => (key === "form" && each === name) || shows(each, name));
}
