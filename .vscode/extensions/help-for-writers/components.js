import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * A component that a text may use.
 * @typedef {object} Component
 * @property {string} name
 * @property {string} description what it is for and which properties it has, in Markdown
 * @property {string} example
 */

/** @type {Component[]} */
const components = JSON.parse(readFileSync(join(import.meta.dirname, "components.json"), "utf8"));

/**
 * A component to be offered, and what its example stands in place of.
 * @typedef {Component & { replaced: [start: number, end: number] }} ComponentItem
 */

/**
 * @param {string} text an MDX file's
 * @param {number} offset where somebody types
 * @returns {ComponentItem[]} the components, if a tag begins there
 */
export function componentItems(text, offset) {
  const begun = /<\w*$/.exec(text.slice(0, offset))?.[0];
  if (begun === undefined) return [];
  // Editors close a bracket as soon as it is opened.
  const rest = /^\w*>?/.exec(text.slice(offset))?.[0] ?? "";
  return components.map((component) => ({ ...component, replaced: [offset - begun.length, offset + rest.length] }));
}

/**
 * @param {string} text an MDX file's
 * @param {number} offset where somebody points
 * @returns {string | undefined} what the component there is for, in Markdown
 */
export function componentAt(text, offset) {
  const start = text.slice(0, offset).search(/<\/?\w*$/);
  const name = start === -1 ? undefined : /^<\/?(\w+)/.exec(text.slice(start))?.[1];
  return components.find((component) => component.name === name)?.description;
}
