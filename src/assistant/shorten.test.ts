import { expect, test } from "vitest";
import { shorten } from "./shorten.ts";

test.each([
  [["Short."], 20, ["Short."]],
  [["One sentence. And another one."], 20, ["One sentence."]],
  [["First.", "Second one.", "Third."], 18, ["First.", "Second one."]],
  [["First.", "A sentence that is too long. Yes."], 20, ["First."]],
  [["A first sentence that is longer than allowed. Next."], 10, ["A first sentence that is longer than allowed."]],
  [["From 9.30 am. Not before."], 15, ["From 9.30 am."]],
  [["He said ‘no.’ Then he left."], 15, ["He said ‘no.’"]],
  [["Words without an end"], 5, ["Words without an end"]],
  [[], 5, []],
])("%j within %d characters is %j", (paragraphs, most, expected) => {
  expect(shorten(paragraphs, most)).toEqual(expected);
});
