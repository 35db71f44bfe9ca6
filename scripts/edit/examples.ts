import type { Field } from "@sveltia/cms";
import { valueAt } from "../../src/content/check/report/problem.ts";

/**
 * Lets an object that is added in the editor begin as an example of it, to be written over.
 * @param example what its file would hold
 */
export function beginningAs(fields: readonly Field[] | undefined, example: unknown): Field[] {
  return (fields ?? []).map((field) => {
    const value = valueAt(example, [field.name]);
    if (value === undefined) return field;
    // The editor has no beginning for an object, only for what is in it.
    if (field.widget === "object")
      return "fields" in field ? { ...field, fields: beginningAs(field.fields, value) } : field;
    return Object.assign({}, field, { default: value });
  });
}
