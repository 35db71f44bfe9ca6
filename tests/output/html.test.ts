import { HtmlValidate, type MetaAttributeAllowedCallback, StaticConfigLoader } from "html-validate";
import { expect, test } from "vitest";
import { readPages } from "../support/built-site.ts";

/** ARIA in HTML: what is disabled must not also say whether it is. */
const notWhileDisabled: MetaAttributeAllowedCallback = (element) =>
  element.hasAttribute("disabled") ? "disabled says it already" : null;

/** Browsers heed it, although HTML has it not for boxes: it keeps them from putting back what was ticked. */
const ON_BOX = 'autocomplete attribute cannot be used on <input type="checkbox">';

/** The HTML standard, and of ARIA in HTML what the standard's preset leaves out. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ["html-validate:standard"],
    elements: ["html5", { button: { attributes: { "aria-disabled": { allowed: notWhileDisabled } } } }],
    rules: { "no-redundant-role": "error" },
  }),
);

test.each([...readPages("dist")])("%s has no error in its HTML", async (path, html) => {
  const { results } = await validator.validateString(html, path);
  const messages = results.flatMap((result) => result.messages).filter(({ message }) => message !== ON_BOX);
  const errors = messages.map(({ message, selector }) => `${message}: ${selector}`);
  expect(errors).toEqual([]);
});
