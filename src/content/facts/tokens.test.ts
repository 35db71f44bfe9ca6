import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { projectRoot } from "../../../tests/support/content.ts";
import { buildTokens, fillTokens, findTokens, replaceTokens, tokenNames } from "./tokens.ts";

const BRAND = {
  name: "Company AI",
  legalName: "Company AI Pty Ltd",
  abn: "12 345 678 901",
  url: "https://www.company.example",
  emailHost: "company.example",
  chat: { name: "Company Chat", url: "https://chat.company.example" },
  studio: { name: "Company Studio", url: "https://studio.company.example" },
  crm: { name: "Company CRM" },
};
const CONTACTS = {
  sales: { phone: "(08) 5550 1234", email: "sales@[[email-host]]" },
  support: { phone: "1800 975 701", email: "support@[[email-host]]" },
  office: { street: "1 Hill Street", locality: "Adelaide", region: "SA", postcode: "5000" },
  hours: "Monday to Friday 9am-5pm ACST",
};
const readJson = (file: string): unknown => JSON.parse(readFileSync(join(projectRoot, "content", file), "utf8"));
const WORKSHEET = readJson("site/worksheet.json");
const plans = new Map(
  readdirSync(join(projectRoot, "content/plans")).map((file) => [file.replace(".json", ""), readJson(`plans/${file}`)]),
);
const tokens = buildTokens(BRAND, CONTACTS, WORKSHEET, plans);
const NO_PLANS = new Map();
/** What a plan's file may leave out, or say in words. */
const isOfPlan = (name: string) => /^(?:price|year-price|setup-fee|first-month|first-year|interactions)-/.test(name);

test("Every fact has a value", () => {
  expect([...tokens.keys()].filter((name) => !isOfPlan(name)).sort()).toEqual([...tokenNames].sort());
});

test("A plan's prices may be named, worked out, and those of a plan with a mistake stay as written", () => {
  const plan = { ...Object(plans.get("growth")), price: { kind: "monthly", amount: 1200 }, interactions: 5000 };
  const of = (value: unknown) =>
    [...buildTokens(BRAND, CONTACTS, undefined, new Map([["big", value]]))].filter(([name]) => isOfPlan(name));
  expect(of({ ...plan, setupFee: "from $2,300, GST included" })).toEqual([
    ["price-big", "$1,200"],
    ["year-price-big", "$14,400"],
    ["setup-fee-big", "$2,300"],
    ["first-month-big", "$3,500"],
    ["first-year-big", "$16,700"],
    ["interactions-big", "5,000"],
  ]);
  expect(of({ ...plan, setupFee: undefined, interactions: undefined })).toEqual([
    ["price-big", "$1,200"],
    ["year-price-big", "$14,400"],
    ["first-month-big", "$1,200"],
    ["first-year-big", "$14,400"],
  ]);
  expect(
    of({ ...plan, price: { kind: "custom", label: "Custom pricing" }, setupFee: undefined, interactions: undefined }),
  ).toEqual([]);
  for (const [name, fact] of of({ ...plan, price: "cheap" })) expect(fact).toBe(`[[${name}]]`);
  expect(of(undefined)).toHaveLength(6);
});

test("The guide for writers names every fact, and none that doesn't exist", () => {
  const guide = readFileSync(join(projectRoot, "docs/content/facts.md"), "utf8");

  const named = new Set(findTokens(guide));
  expect([...named].filter((name) => !tokens.has(name))).toEqual([]);
  expect(tokenNames.filter((name) => !named.has(name))).toEqual([]);
});

test.each([
  ["[[brand]]", "Company AI"],
  ["Ring [[sales-phone]], [[hours]].", "Ring (08) 5550 1234, Monday to Friday 9am-5pm ACST."],
  ["[[chat-url]]/for-healthcare", "https://chat.company.example/for-healthcare"],
  ["[[office]]", "1 Hill Street, Adelaide SA 5000"],
  ["mailto:[[support-email]]", "mailto:support@company.example"],
  ["tel:[[sales-phone]]", "tel:0855501234"],
  ["[[brand]][[crm]]", "Company AICompany CRM"],
  ["[[nothing]] and [brand] and [[ brand ]]", "[[nothing]] and [brand] and [[ brand ]]"],
])("%s becomes %s", (written, filled) => {
  expect(fillTokens(written, tokens)).toBe(filled);
});

test("Tokens are filled in at any depth, and nothing else changes", () => {
  const value = { a: ["[[abn]]", 5, null, true], b: { c: "[[url]]", "[[brand]]": "plain" } };

  expect(replaceTokens(value, tokens)).toEqual({
    a: ["12 345 678 901", 5, null, true],
    b: { c: "https://www.company.example", "[[brand]]": "plain" },
  });
});

test("A fact that is wrong is none, so that it makes no text wrong that uses it", () => {
  expect(buildTokens({ ...BRAND, url: "www.company.example" }, CONTACTS, undefined, NO_PLANS).has("url")).toBe(false);
});

test("A worksheet on a plan that can't be read has no numbers", () => {
  const some = buildTokens(BRAND, CONTACTS, WORKSHEET, NO_PLANS);

  expect([...some.keys()].filter((name) => name.startsWith("worksheet-"))).toEqual([]);
});

test("Spaces around a fact are no part of it", () => {
  expect(buildTokens({ name: "  Company AI " }, undefined, undefined, NO_PLANS).get("brand")).toBe("Company AI");
});

test("A fact that is missing leaves the others in place", () => {
  const { name, ...nameless } = BRAND;
  const some = buildTokens(nameless, { ...CONTACTS, office: { street: "1 Hill Street" } }, undefined, NO_PLANS);

  expect(fillTokens("[[brand]] [[legal-name]] [[office]] [[hours]]", some)).toBe(
    `[[brand]] ${name} Pty Ltd [[office]] Monday to Friday 9am-5pm ACST`,
  );
});

test("Files that hold no facts at all give no tokens", () => {
  expect([...buildTokens(undefined, "text", undefined, NO_PLANS)]).toEqual([]);
  expect([...buildTokens([], null, undefined, NO_PLANS)]).toEqual([]);
});

describe("Every text", () => {
  const text = fc.stringMatching(/^[[\]a-z -]{0,40}$/);

  test("keeps its unknown tokens and loses its known ones", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(text, fc.constantFrom(...tokenNames.map((name) => `[[${name}]]`)))), (parts) => {
        const filled = fillTokens(parts.join(" "), tokens);
        expect(findTokens(filled).filter((name) => tokens.has(name))).toEqual([]);
      }),
    );
  });
});
