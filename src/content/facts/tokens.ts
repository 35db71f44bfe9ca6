import type { z } from "zod";
import { type Plan, planSchema } from "../../../schemas/plan.ts";
import { brandSchema } from "../../../schemas/site/brand.ts";
import { contactsSchema } from "../../../schemas/site/contacts.ts";
import { worksheetSchema } from "../../../schemas/site/worksheet.ts";
import { formatDollars, formatNumber } from "../../format/format.ts";
import { suggest } from "../problems/nearest.ts";
import { formatPath, type Path, valueAt } from "../problems/problem.ts";
import { firstMonth, firstYear, leastSetup, priceOver } from "./price.ts";
import { exampleOf, LINES, type LineName, lineNames, withPrices, writeValue } from "./worksheet.ts";

/** Values of facts by their names, which content writes in double square brackets. */
export type Tokens = ReadonlyMap<string, string>;

const TOKEN = /\[\[([^[\]\n]+)\]\]/g;

/** The path of each fact in content/site/brand.json. */
const BRAND: Readonly<Record<string, Path>> = {
  brand: ["name"],
  "legal-name": ["legalName"],
  abn: ["abn"],
  url: ["url"],
  "email-host": ["emailHost"],
  chat: ["chat", "name"],
  "chat-url": ["chat", "url"],
  studio: ["studio", "name"],
  "studio-url": ["studio", "url"],
  crm: ["crm", "name"],
};

/** The path of each fact in content/site/contacts.json. */
const CONTACTS: Readonly<Record<string, Path>> = {
  "sales-phone": ["sales", "phone"],
  "sales-email": ["sales", "email"],
  "support-phone": ["support", "phone"],
  "support-email": ["support", "email"],
  hours: ["hours"],
};

/** The token of a number of the example worksheet */
const worksheetToken = (line: LineName) => `worksheet-${line}`;

/** The name of every fact but those of plans, whose names end in the plan's id. */
export const tokenNames: readonly string[] = [
  ...Object.keys(BRAND),
  ...Object.keys(CONTACTS),
  "office",
  ...lineNames.map(worksheetToken),
];

/** The facts of a plan, by what their names begin with. */
export const PLAN_FACTS: Readonly<Record<string, (plan: Plan) => string | undefined>> = {
  price: ({ price }) => (price.kind === "monthly" ? formatDollars(price.amount) : undefined),
  "year-price": ({ price }) => (price.kind === "monthly" ? formatDollars(priceOver("year", price.amount)) : undefined),
  "setup-fee": ({ setupFee }) => (setupFee ? formatDollars(leastSetup(setupFee)) : undefined),
  "first-month": ({ price, setupFee }) =>
    price.kind === "monthly" ? formatDollars(firstMonth(price.amount, setupFee)) : undefined,
  "first-year": ({ price, setupFee }) =>
    price.kind === "monthly" ? formatDollars(firstYear(price.amount, setupFee)) : undefined,
  interactions: ({ interactions }) => (interactions ? formatNumber(interactions) : undefined),
};

/** The fields of a plan that aren't its price, by what the facts made of them begin with. */
const OTHER_FIELDS: Readonly<Record<string, string>> = { "setup-fee": "setupFee", interactions: "interactions" };

/** A field in which a fact is changed. */
interface PlaceOfFact {
  readonly type: "brand" | "contacts" | "plans" | "worksheet";
  /** The entry's name, if the type has several. */
  readonly name: string;
  /** Such as "sales.phone"; empty for the file as a whole. */
  readonly path: string;
}

/** @returns where a fact is changed; undefined if there is none of that name */
export function placeOfFact(token: string): PlaceOfFact | undefined {
  const ofBrand = BRAND[token];
  if (ofBrand) return { type: "brand", name: "brand", path: formatPath(ofBrand) };
  const ofContacts = token === "office" ? ["office", "street"] : CONTACTS[token];
  if (ofContacts) return { type: "contacts", name: "contacts", path: formatPath(ofContacts) };
  if (tokenNames.includes(token)) return { type: "worksheet", name: "worksheet", path: "" };
  const kind = Object.keys(PLAN_FACTS).find((each) => token.startsWith(`${each}-`));
  if (kind === undefined) return undefined;
  return { type: "plans", name: token.slice(kind.length + 1), path: OTHER_FIELDS[kind] ?? "price.amount" };
}

/** @returns whether a fact may be named so */
export function isFact(name: string, tokens: Tokens): boolean {
  return tokens.has(name) || tokenNames.includes(name);
}

/**
 * Builds the table of tokens from the files that hold the facts.
 * @param brand the value of content/site/brand.json
 * @param contacts the value of content/site/contacts.json
 * @param worksheet the value of content/site/worksheet.json
 * @param plans the values of the files of content/plans/, by their ids
 * @returns the tokens; without facts that are missing, which the check of their file reports
 */
export function buildTokens(
  brand: unknown,
  contacts: unknown,
  worksheet: unknown,
  plans: ReadonlyMap<string, unknown>,
): Tokens {
  const fromBrand = gather(BRAND, brand, brandSchema);
  const filled = replaceTokens(contacts, fromBrand);
  const [street, locality, region, postcode] = ["street", "locality", "region", "postcode"].map((field) =>
    textAt(filled, ["office", field]),
  );
  const office = street && locality && region && postcode && `${street}, ${locality} ${region} ${postcode}`;
  const facts = new Map([
    ...fromBrand,
    ...gather(CONTACTS, filled, contactsSchema),
    ...(office ? [["office", office] as const] : []),
  ]);
  const right = new Map(
    [...plans].flatMap(([id, value]) => {
      const { data } = planSchema.safeParse(replaceTokens(value, facts));
      return data ? [[id, data] as const] : [];
    }),
  );
  const ofPlans = [...plans.keys()].flatMap((id) => planFacts(id, right.get(id)));
  return new Map([...facts, ...ofPlans, ...worksheetFacts(worksheet, right)]);
}

/** A plan with a mistake keeps its tokens unfilled, so that only its own file is reported, not the texts that use them. */
function planFacts(id: string, plan: Plan | undefined): [string, string][] {
  return Object.entries(PLAN_FACTS).flatMap(([kind, read]): [string, string][] => {
    const name = `${kind}-${id}`;
    const fact = plan ? read(plan) : `[[${name}]]`;
    return fact === undefined ? [] : [[name, fact]];
  });
}

/** The example worksheet, computed. Without numbers if it or its plan has a mistake. */
function worksheetFacts(worksheet: unknown, plans: ReadonlyMap<string, Plan>): Tokens {
  const { data } = worksheetSchema.safeParse(worksheet);
  if (!data) return new Map();
  const priced = withPrices(data, (id) => plans.get(id));
  if (priced.plans.length < data.plans.length) return new Map();
  const values = exampleOf(priced);
  return new Map(lineNames.map((name) => [worksheetToken(name), writeValue(values[name], LINES[name].unit)] as const));
}

/** Invalid facts are left out: they would make every text that uses them invalid. */
function gather(places: Readonly<Record<string, Path>>, value: unknown, schema: z.ZodType): Tokens {
  const wrong = new Set(schema.safeParse(value).error?.issues.map(({ path }) => path.join()));
  return new Map(
    Object.entries(places).flatMap(([name, path]) => {
      const text = wrong.has(path.join()) ? undefined : textAt(value, path);
      return text ? [[name, text] as const] : [];
    }),
  );
}

function textAt(value: unknown, path: Path): string | undefined {
  const found = valueAt(value, path);
  return typeof found === "string" ? found.trim() : undefined;
}

/** Fills in the tokens of a text; unknown ones are kept. In the address of a telephone a number has neither spaces nor brackets. */
export function fillTokens(text: string, tokens: Tokens): string {
  const isDialled = text.startsWith("tel:");
  return text.replace(TOKEN, (written, name: string) => {
    const fact = tokens.get(name) ?? written;
    return isDialled ? fact.replace(/[\s()]/g, "") : fact;
  });
}

/** Fills in the tokens of every text in a value, at any depth. */
export function replaceTokens(value: unknown, tokens: Tokens): unknown {
  if (typeof value === "string") return fillTokens(value, tokens);
  if (Array.isArray(value)) return value.map((item) => replaceTokens(item, tokens));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replaceTokens(item, tokens)]));
}

/** @returns the names of the tokens in a text. */
export function findTokens(text: string): string[] {
  return [...text.matchAll(TOKEN)].map((match) => match[1] ?? "");
}

/** The hint for every fact that isn't written as a token. */
export const FACT_HINT = "docs/content/facts.md lists all facts and how they are written.";

/** A token with a missing bracket. */
const HALF = /(?<!\\)\[\[([\w-]+)\](?!\])|(?<![[\\])\[([\w-]+)\]\]|(?<![[\\])\[([\w-]+)\](?![\](:[])/g;

/** @returns the problem of a token with a missing bracket, and its offset */
export function unclosedToken(text: string): { index: number; message: string } | undefined {
  for (const { 0: written, 1: opened, 2: closed, 3: single, index } of text.matchAll(HALF)) {
    const name = opened ?? closed ?? single ?? "";
    // Single brackets can be meant as text.
    if (single !== undefined && !tokenNames.includes(single)) continue;
    return { index, message: `"${written}" would be shown as typed: a fact is written [[${name}]]` };
  }
  // A token within a token, or one whose underscores or stars Markdown reads as emphasis.
  const index = text.replace(TOKEN, (token) => " ".repeat(token.length)).search(/(?<!\\)\[\[/);
  return index === -1 ? undefined : { index, message: '"[[" would be shown as typed: no fact begins here' };
}

/** @returns the problem text for an unknown token. */
export function unknownToken(name: string, tokens: Tokens): string {
  return `there is no fact named [[${name}]]. ${suggest(name, [...new Set([...tokenNames, ...tokens.keys()])])}`;
}
