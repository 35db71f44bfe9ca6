import { HtmlValidate, type MetaAttributeAllowedCallback, StaticConfigLoader } from "html-validate";
import { expect, test } from "vitest";
import { readPages } from "../support/built-site.ts";

/** ARIA in HTML: `disabled` and `aria-disabled` must not be combined. */
const notWhileDisabled: MetaAttributeAllowedCallback = (element) =>
  element.hasAttribute("disabled") ? "disabled says it already" : null;

/** HTML doesn't allow it on checkboxes, but browsers obey: it keeps them from restoring ticks. */
const ON_BOX = 'autocomplete attribute cannot be used on <input type="checkbox">';

/** The HTML standard, and the parts of ARIA in HTML that the preset leaves out. */
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
