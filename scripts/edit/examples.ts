import type { Field } from "@sveltia/cms";
import { valueAt } from "../../src/content/check/report/problem.ts";

/**
 * Lets an object that is added in the editor begin as an example of it, to be written over. What is there already keeps its
 * empty fields: files are read with `withEmptyFields`.
 * @param example what its file would hold
 */
export function beginningAs(fields: readonly Field[] | undefined, example: unknown): Field[] {
  return (fields ?? []).map((field) => {
    const value = valueAt(example, [field.name]);
    return value === undefined ? field : Object.assign({}, field, { default: value });
  });
}
