import { expect, test } from "vitest";
import type { Plan } from "../../../schemas/plan.ts";
import { sectionAt } from "../../../tests/support/sections.ts";
import { content } from "../../../tests/support/site.ts";
import { planChooser } from "./plan-chooser.ts";

const { labels } = content.one("pricing");
const { aside } = sectionAt(content, "/pricing", "hero");
if (aside?.kind !== "plan-chooser") throw new Error("The pricing page has no plan chooser.");
const own = aside;
const [template] = content.all("plans");

function plan(name: string, interactions: number | undefined): Plan {
  if (!template) throw new Error("There is no plan.");
  return { ...template.data, name, interactions, price: { kind: "monthly", amount: 50 } };
}

function choicesOf(perDay: readonly number[], plans: readonly Plan[]) {
  return planChooser({ ...own, perDay: [...perDay], workingDays: 20 }, labels, plans).choices;
}

test("the smallest plan that covers a month is named; its limit belongs to it", () => {
  const plans = [plan("Small", 500), plan("Middle", 2000), plan("Large", undefined)];
  const named = choicesOf([1, 25, 26, 100, 101, 5000], plans).map((choice) => choice.plan);
  expect(named).toEqual(["Small", "Small", "Middle", "Middle", "Large", "Large"]);
});

test("what is said has the sum, the limit and the price with its tax", () => {
  const [choice] = choicesOf([75], [plan("Middle", 2000)]);
  expect(choice?.perMonth).toContain("1,500");
  expect(choice?.why).toContain("2,000");
  expect(choice?.why).toMatch(new RegExp(`\\$50 .*${labels.gst}`));
});

test("a plan without a limit makes no promise about a price", () => {
  expect(choicesOf([75], [plan("Large", undefined)])[0]?.why).toBe(own.unlimited);
});

test("a number that no plan covers can't be shown, which the content check says before", () => {
  expect(() => choicesOf([101], [plan("Middle", 2000)])).toThrow(/2020 interactions/);
});

test("the site's own choices reach every plan", () => {
  const plans = content.all("plans").map(({ data }) => data);
  const named = planChooser(own, labels, plans).choices.map((choice) => choice.plan);
  expect([...new Set(named)]).toEqual(plans.map(({ name }) => name));
});

test("a plan's limit is the one that its card and its column name", () => {
  for (const { data } of content.all("plans").filter(({ data: { interactions } }) => interactions)) {
    const limit = new Intl.NumberFormat("en-AU").format(data.interactions ?? 0);
    expect(data.comparison["interactions"]).toBe(limit);
    expect(data.contents.some((item) => item.startsWith(`${limit} interactions`))).toBe(true);
  }
});
