import type { Field } from "@sveltia/cms";
import { valueAt } from "../../src/content/check/report/problem.ts";

/**
 * Lets an object that is added in the editor begin as an example of it, to be written over.
 * @param example what its file would hold
 */
export function beginningAs(fields: readonly Field[] | undefined, example: unknown): Field[] {
  return (fields ?? []).map((field) => {
    const value = valueAt(example, [field.name]);
    // In what is there already, the editor would put it into every optional field that is empty.
    if (value === undefined || !("required" in field && field.required)) return field;
    // The editor has no beginning for an object, only for what is in it.
    if (field.widget === "object")
      return "fields" in field ? { ...field, fields: beginningAs(field.fields, value) } : field;
    return Object.assign({}, field, { default: value });
  });
}
