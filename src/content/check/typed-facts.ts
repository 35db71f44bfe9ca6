import type { Plan } from "../../../schemas/plan.ts";
import type { Content, ReadFile } from "../entries/content.server.ts";
import { fieldAt, isOfVisitors, ourWords } from "../entries/house-style.ts";
import { firstMonth, priceOver } from "../facts/price.ts";
import { findTokens, type Tokens } from "../facts/tokens.ts";
import { type Problem, type ProblemText, positionAt, valueAt } from "../problems/problem.ts";

/** Files that define facts, or list other people's words and addresses. */
const OF_FACTS = ["content/site/brand.json", "content/site/contacts.json", "content/site/house-style.json"];

/** Warns of facts that are typed instead of written as tokens, and of invalid numbers. */
export function checkTypedFacts(files: readonly ReadFile[], content: Content): Problem[] {
  const searches = [typedTokens(content.tokens), ...typedPrices(content.all("plans").map(({ data }) => data)), ABN];
  const found = files
    .filter(({ type, source }) => type !== "plans" && !OF_FACTS.includes(source.file) && !isOfVisitors(source.file))
    .flatMap((file) => {
      const words = ourWords(file.source.text);
      return [...searches, VIDEO].flatMap((search) => findIn(file, words, search));
    });
  return [...found, ...wrongNumber(content)];
}

/** What to search for, and the message; none if the match is right. */
interface Search {
  readonly pattern: RegExp;
  readonly say: (match: RegExpExecArray) => ProblemText | undefined;
}

function findIn({ source: { file, text, body } }: ReadFile, words: string, { pattern, say }: Search): Problem[] {
  return [...words.matchAll(pattern)].flatMap((match) => {
    const problem = say(match);
    if (!problem) return [];
    const field = fieldAt(file, text, match.index, text.length - body.length);
    return [{ file, ...positionAt(text, match.index), field, ...problem, warning: true as const }];
  });
}

/** Facts whose old value a reader would notice; those that contain others come first. */
const TYPED = ["sales-email", "support-email", "chat-url", "studio-url", "url", "sales-phone", "support-phone"];
const NAMES = ["legal-name", "chat", "studio", "crm", "brand"];

/** Numbers of a plan are told by the words around them: the same amount may be in a sum that is about something else. */
const OF_PLANS = /^(?:price|year-price|setup-fee|first-month|first-year|interactions)-/;

function typedTokens(tokens: Tokens): Search {
  const prices = [...tokens.keys()].filter((name) => OF_PLANS.test(name));
  const known = [...TYPED, ...NAMES, "email-host", ...prices].flatMap((name) => {
    const fact = tokens.get(name);
    return fact && findTokens(fact).length === 0 ? [{ name, written: patternOf(name, fact) }] : [];
  });
  return {
    pattern: new RegExp(known.map(({ written }) => `(${written})`).join("|") || "(?!)", "gu"),
    say: ([typed, ...groups]) => {
      const token = known[groups.findIndex((group) => group !== undefined)]?.name;
      const message = `"${typed}" is typed here, and won't change with the fact: write [[${token}]]`;
      return { message, hint: "docs/content/facts.md lists all facts and how they are written." };
    },
  };
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&").replaceAll(/\s+/g, "\\s+");

function patternOf(name: string, fact: string): string {
  if (OF_PLANS.test(name)) return numberOfPlan(name, fact);
  if (name.endsWith("phone")) return telephone(fact);
  if (name.endsWith("url")) {
    const host = fact.replace(/^https:\/\/(?:www\.)?|\/$/g, "");
    return `(?<![\\w@.-])(?:https?:\\/\\/)?(?:www\\.)?${escaped(host)}(?![\\w-]|\\.\\w)`;
  }
  if (name === "email-host") return `(?<=[\\w.+-]@)${escaped(fact)}(?![\\w-])`;
  return `(?<![\\p{L}\\p{N}@])${escaped(fact)}(?![\\p{L}\\p{N}])`;
}

/** The words around a plan's number that say which one it is. Each is a lookbehind or a lookahead. */
const AROUND: Readonly<Record<string, readonly (readonly [before: string, after: string])[]>> = {
  price: [
    ["(?<!\\d)12 × ", ""],
    ["", "\\s+(?:a|per|each|every)\\s+month\\b|\\/month"],
  ],
  "year-price": [["", "\\s+(?:(?:over|for|in)\\s+)?(?:a|per|each|every)\\s+year\\b|\\/year|\\s+\\+\\s+\\$"]],
  "setup-fee": [["\\$[\\d,]+ \\+ ", ""]],
  "first-month": [],
  "first-year": [
    ["[Pp]lan and setup(?: cost)? \\(?|\\$[\\d,]+ = |−", ""],
    ["", "\\s+(?:for|in|over)\\s+the\\s+first\\s+year\\b"],
  ],
  interactions: [
    ["[Ii]nteractions:? ", ""],
    ["", "\\s+(?:\\w+\\s+)?interactions\\b"],
  ],
};

/** Matches a number where the words around it say that it is a plan's. */
function numberOfPlan(name: string, fact: string): string {
  const amount = `(?<![\\d,.$])${escaped(fact).replaceAll(",", ",?")}(?![\\d,.]*\\d)`;
  const [kind = ""] = OF_PLANS.exec(name) ?? [];
  const around = AROUND[kind.slice(0, -1)] ?? [];
  const from = fact.startsWith("$") ? [["[Ff]rom ", ""] as const] : [];
  return [...from, ...around]
    .map(([before, after]) => `${before && `(?<=${before})`}${amount}${after && `(?=${after})`}`)
    .join("|");
}

/** Matches a number in any grouping, with or without Australia's code. */
function telephone(fact: string): string {
  const digits = [...fact.replace(/^\+61/, "0").replace(/\D/g, "")];
  const between = "[\\s().\\/-]*";
  const [first, ...rest] = digits;
  const start = first === "0" ? `(?:\\+61${between}(?:0${between})?|\\(?0${between})` : `${first}${between}`;
  return `(?<!\\d)${start}${rest.join(between)}(?!\\d)`;
}

/** Finds prices near a plan's name, "from" prices and first-month prices that no plan has. */
function typedPrices(plans: readonly Plan[]): Search[] {
  if (plans.length === 0) return [];
  const names = plans.map(({ name }) => `(?<!\\p{L})${escaped(name)}(?!\\p{L})`).join("|");
  const amount = "\\$(\\d[\\d,]*(?:\\.\\d+)?)(?![\\d,.]*\\d|\\s*(?:million|billion|k\\b|an? (?!month)\\p{L}))";
  const beside = `(?:\\s+(?:a|per) month)?\\s+(?:on|for|with|in)\\s+(?:the\\s+|our\\s+)?`;
  const monthly = new Set(plans.flatMap(({ price }) => (price.kind === "monthly" ? [price.amount] : [])));
  const firstMonths = new Set(plans.flatMap(firstMonthOf));
  const say = (name = "", written = "") => {
    if (pricesOf(plans.filter((plan) => plan.name === name)).has(toNumber(written))) return undefined;
    return { message: `the plan "${name}" has no price of $${written}`, hint: PRICE_HINT };
  };
  return [
    {
      pattern: new RegExp(`(${names})(?:(?!${names})[^.!?$"\\n]){1,40}?${amount}(?!${beside}(?:${names}))`, "gu"),
      say: ([, name, written]) => say(name, written),
    },
    {
      pattern: new RegExp(`${amount}${beside}(${names})`, "gu"),
      say: ([, written, name]) => say(name, written),
    },
    {
      pattern: new RegExp(
        `(?<!(?:${names})[^.!?$"\\n]{0,30})\\b(?:[Pp]lans?|[Ff]rom)\\b[^.!?$"\\n]{1,30}?${amount}(?=\\s+(?:a|per|each|every)\\s+month|\\/month)`,
        "gu",
      ),
      say: ([, written = ""]) => {
        if (monthly.has(toNumber(written))) return undefined;
        return { message: `no plan costs $${written} a month`, hint: PRICE_HINT };
      },
    },
    {
      pattern: new RegExp(`\\b[Ff]irst month\\s+(?:(?:is|costs)\\s+)?(?:from\\s+)?${amount}`, "gu"),
      say: ([, written = ""]) => {
        if (firstMonths.has(toNumber(written))) return undefined;
        return { message: `no plan’s first month, setup included, costs $${written}`, hint: PRICE_HINT };
      },
    },
  ];
}

const PRICE_HINT = "Prices are in content/plans/. Write the price that the plan has now, or words that don't name one.";

const toNumber = (written: string) => Number(written.replaceAll(",", ""));

/** What a plan's first month costs; nothing where the price is agreed. */
const firstMonthOf = ({ price, setupFee }: Plan) =>
  price.kind === "monthly" ? [firstMonth(price.amount, setupFee)] : [];

/** All amounts of a plan: per week, month and year, the first month, and those in its texts. */
function pricesOf(plans: readonly Plan[]): Set<number> {
  const amounts = plans.flatMap((plan) => {
    const { price } = plan;
    if (price.kind !== "monthly") return [];
    return [price.amount, priceOver("week", price.amount), priceOver("year", price.amount), ...firstMonthOf(plan)];
  });
  const named = [...JSON.stringify(plans).matchAll(/\$(\d[\d,]*)/g)].map(([, written = ""]) => toNumber(written));
  return new Set([...amounts, ...named]);
}

const ABN: Search = {
  pattern: /(?<=\bABN\b[^\d\n"]{0,12})\d(?:[ \u00a0]?\d){10}(?!\d)/g,
  say: ([number]) => (isAbn(number) ? undefined : WRONG_ABN),
};

const WRONG_ABN: ProblemText = {
  message: "this is no Australian Business Number: its digits don't add up",
  hint: "Copy it from https://abr.business.gov.au once more.",
};

/** The checksum of the Australian Business Register. */
function isAbn(number: string): boolean {
  const digits = number.replace(/\D/g, "");
  const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
  const sum = weights.reduce((total, weight, at) => total + weight * (Number(digits[at]) - (at === 0 ? 1 : 0)), 0);
  return digits.length === weights.length && sum % 89 === 0;
}

/** Placeholders are left to the release check. */
function wrongNumber(content: Content): Problem[] {
  return content.all("brand").flatMap(({ data, source }) => {
    const marked = valueAt(data, ["placeholders"]);
    if (isAbn(data.abn) || (Array.isArray(marked) && marked.includes("abn"))) return [];
    return [{ file: source.file, ...source.locate(["abn"]), field: "abn", ...WRONG_ABN, warning: true as const }];
  });
}

const VIDEO: Search = {
  pattern:
    /(?<=\n[ \t]*\r?\n[ \t]*)<?https?:\/\/(?:[\w-]+\.)*(?:youtube(?:-nocookie)?\.com|youtu\.be|vimeo\.com|loom\.com|wistia\.(?:com|net)|dailymotion\.com|tiktok\.com)\/\S+(?=[ \t]*\r?\n[ \t]*(?:\r?\n|$)|[ \t]*$)/g,
  say: () => ({
    message: "the address of a film by itself shows no film: visitors see the address",
    hint: "Say what is to be seen there, as in [the film in which …](https://…).",
  }),
};
