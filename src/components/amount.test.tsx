import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Amount } from "./amount.tsx";

test.each([
  ["$1,440 a week", "a week"],
  ["From $99 a month", "a month"],
  ["15.5 hrs a week", "hrs a week"],
  ["1 to 2 weeks", "weeks"],
  ["$900", undefined],
  ["Custom pricing", undefined],
])("%s is said whole, its unit in smaller letters", (amount, unit) => {
  const html = renderToStaticMarkup(<Amount amount={amount} />);
  expect(html.replace(/<[^>]*>/g, "")).toBe(amount);
  expect(/<span[^>]*>(.*)<\/span>/.exec(html)?.[1]).toBe(unit);
});
