import type { Element } from "hast";
import { HtmlValidate, type MetaAttributeAllowedCallback, StaticConfigLoader } from "html-validate";
import { expect, test } from "vitest";
import { readPages } from "../support/built-site.ts";
import { eachElement } from "../support/html-elements.ts";

/** ARIA in HTML: `disabled` and `aria-disabled` must not be combined. */
const notWhileDisabled: MetaAttributeAllowedCallback = (element) =>
  element.hasAttribute("disabled") ? "disabled says it already" : null;

/** HTML doesn't allow it on checkboxes, but browsers obey: it keeps them from restoring ticks. */
const ON_BOX = 'autocomplete attribute cannot be used on <input type="checkbox">';

/** For Firefox, as in button.tsx. */
const autocomplete = { enum: ["off"] };

/** The HTML standard, and the parts of ARIA in HTML that the preset leaves out. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ["html-validate:standard"],
    elements: ["html5", { button: { attributes: { autocomplete, "aria-disabled": { allowed: notWhileDisabled } } } }],
    rules: { "no-redundant-role": "error" },
  }),
);

test.each([...readPages("dist")])("%s has no error in its HTML", async (path, html) => {
  const { results } = await validator.validateString(html, path);
  const messages = results.flatMap((result) => result.messages).filter(({ message }) => message !== ON_BOX);
  const errors = messages.map(({ message, selector }) => `${message}: ${selector}`);
  expect(errors).toEqual([]);
});

test("every button that sends a form keeps Firefox from putting its old state back after a reload", () => {
  const found = [...readPages("dist")].flatMap(([path, html]) =>
    buttonsOfForms(html).map(({ properties }) => ({
      path,
      type: properties["type"],
      state: properties["autoComplete"],
    })),
  );
  const sending = found.filter(({ type }) => type !== "button" && type !== "reset");
  expect(sending.length).toBeGreaterThan(3);
  expect(sending.filter(({ state }) => String(state) !== "off")).toEqual([]);
});

function buttonsOfForms(html: string): Element[] {
  const buttons: Element[] = [];
  eachElement(html, (form) => {
    if (form.tagName !== "form") return;
    eachElement(form, (element) => void (element.tagName === "button" && buttons.push(element)));
  });
  return buttons;
}
