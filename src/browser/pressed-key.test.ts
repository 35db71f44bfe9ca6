import { expect, test } from "vitest";
import { isPressed } from "./pressed-key.ts";

test.each([
  ["Enter", { key: "Enter", isComposing: false, keyCode: 13 }, true],
  ["an input method's Enter in Chromium and Firefox", { key: "Enter", isComposing: true, keyCode: 229 }, false],
  ["the same in Safari, after the composition", { key: "Enter", isComposing: false, keyCode: 229 }, false],
  ["a key of an input method that names none", { key: "Process", isComposing: true, keyCode: 229 }, false],
  ["another key", { key: "a", isComposing: false, keyCode: 65 }, false],
])("%s is pressed: %#", (_name, event, isMeant) => {
  expect(isPressed("Enter", event)).toBe(isMeant);
});
