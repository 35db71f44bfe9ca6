import { computeWorksheet, exampleOf, LINES, type LineName, writeValue } from "../content/facts/worksheet.ts";
import { formatDollars, formatNumber } from "../format/format.ts";
import type { AnswerPart } from "./assistant.ts";
import type { Facts, Knowledge, KnownIntent, PlanFacts } from "./knowledge.ts";
import { isOpen } from "./opening.ts";
import { plain } from "./plain.ts";

/** The inputs of computed answers. */
interface Inputs extends Pick<Knowledge, "facts" | "words"> {
  /** The question, with the subject of earlier ones. */
  readonly question: string;
  /** The question before it. */
  readonly before?: string | undefined;
  readonly now: Date;
}

type Computed = NonNullable<KnownIntent["computed"]>;

/** Computes an answer, followed by its source. */
export function compute(name: Exclude<Computed, "danger" | "decline">, inputs: Inputs): AnswerPart[] {
  return ANSWERS[name](inputs);
}

/** Asks whether someone is there now, and not on another day. */
const OF_NOW = /\b(?:now|today|tonight|currently|still|yet|moment|anyone)\b|\b(?:you|u|your office)(?: \w+)? open$/;

const ANSWERS: { readonly [Name in Exclude<Computed, "danger" | "decline">]: (inputs: Inputs) => AnswerPart[] } = {
  prices: (inputs) => {
    const { facts, words, question } = inputs;
    if (countOf(inputs) && asked(facts, question) === facts.plans) return planForCount(inputs);
    return [
      { kind: "heading", text: words.computed.prices },
      { kind: "list", items: asked(facts, question).map((plan) => `${plan.name}: ${priceWithSetup(plan, words)}`) },
      { kind: "text", text: facts.footnote },
    ];
  },
  "setup-fee": ({ facts, question }) => [
    { kind: "list", items: asked(facts, question).flatMap(({ name, setup }) => (setup ? [`${name}: ${setup}`] : [])) },
    { kind: "text", text: facts.footnote },
  ],
  "compare-plans": comparison,
  "which-plan": planForCount,
  "first-total": ({ facts, words, question }) => [
    { kind: "list", items: asked(facts, question).map((plan) => totalOf(plan, words)) },
    { kind: "text", text: facts.footnote },
  ],
  "worth-it": worthIt,
  "open-now": ({ facts, words, question, now }) => {
    const open = OF_NOW.test(plain(question)) ? isOpen(facts.hours, now) : undefined;
    const said = open === undefined ? "" : `${open ? words.computed.open : words.computed.closed} `;
    return [{ kind: "text", text: `${said}${facts.hours}.` }];
  },
  telephone: ({ facts }) => [
    { kind: "list", items: [...facts.desks.map(({ label, phone }) => `${label}: ${phone}`), facts.hours] },
  ],
  email: ({ facts }) => [{ kind: "list", items: facts.desks.map(({ label, email }) => `${label}: ${email}`) }],
  assistant: ({ words }) => [{ kind: "text", text: words.answering.about }],
};

/** The plans that a question names; all if it names none. */
function asked({ plans }: Facts, question: string): readonly PlanFacts[] {
  const text = ` ${plain(question)} `;
  const named = plans.filter(({ name }) => text.includes(` ${plain(name)}`));
  return named.length > 0 ? named : plans;
}

function priceWithSetup({ price, setup }: PlanFacts, { computed }: Inputs["words"]): string {
  return setup ? `${price}; ${computed.setup.replace("{setup}", setup)}` : price;
}

/** The differences between the plans in question. */
function comparison({ facts, question }: Inputs): AnswerPart[] {
  const named = asked(facts, question);
  const plans = named.length > 1 ? named : facts.plans;
  const prices = plans.map(({ name, price }) => `${name}: ${price}`);
  const rows = facts.comparison.flatMap((label, row) => {
    const offers = plans.map(({ offers }) => offers[row] ?? "");
    if (new Set(offers).size === 1) return [];
    return `${label}: ${plans.map(({ name }, index) => `${name} ${offers[index] ?? ""}`).join("; ")}`;
  });
  return [{ kind: "list", items: [...prices, ...rows] }];
}

const HOURS_A_DAY = 8;

/** Units of enquiries; the shortest one that is named counts. */
const UNITS = [
  { unit: "hour", pattern: /\b(?:an|per|a|each|every) hour\b|\bhourly\b/ },
  { unit: "day", pattern: /\b(?:days?|daily)\b/ },
  { unit: "week", pattern: /\b(?:weeks?|weekly)\b/ },
  { unit: "month", pattern: /\b(?:months?|monthly)\b/ },
] as const;

/** A number in a question, and how many of its units a month has. */
interface Count {
  readonly count: number;
  readonly unit: (typeof UNITS)[number]["unit"];
  readonly perMonth: number;
}

/** Number words, except ambiguous ones. */
const NUMBERS = new Map(
  Object.entries({
    ...{ three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, dozen: 12, fifteen: 15 },
    ...{ twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, eighty: 80, ninety: 90, hundred: 100 },
  }),
);

/** Nouns of enquiries, and frequencies. */
const COUNTED =
  /\b(?:calls?|chats?|enquir\w+|inquir\w+|messages?|interactions?|conversations?|e?mails?|phone|ring|day|daily|week|weekly|month|monthly|hour|hourly)\b/;

/** The number of calls or chats in a question */
export function countIn(question: string, workingDays: number): Count | undefined {
  const text = plain(question.replace(/\$\s?[\d,.]+/g, ""))
    .split(" ")
    .map((word) => NUMBERS.get(word) ?? word)
    .join(" ");
  // Prices, years, ages and opening hours aren't numbers of calls: those have a noun or a frequency close by.
  const numbers =
    /(?<!\b(?:i am|im|aged) )\b(\d{1,6})\b(?! (?:dollars|bucks|percent|am|pm|hours|hour|minutes|people|staff|years|yrs|7))/g;
  const number = [...text.matchAll(numbers)].find(({ index }) => COUNTED.test(around(text, index)));
  if (!number) return undefined;
  const count = Number(number[1]);
  // "In the first month" comes after the frequency.
  const after = text.slice(number.index).split(" ").slice(0, 6).join(" ");
  const named = UNITS.find(({ pattern }) => pattern.test(after)) ?? UNITS.find(({ pattern }) => pattern.test(text));
  const unit = named?.unit ?? "day";
  const days = { hour: HOURS_A_DAY * workingDays, day: workingDays, week: 52 / 12, month: 1 };
  return { count, unit, perMonth: days[unit] };
}

/** A number with the few words before and after it. */
function around(text: string, index: number): string {
  const before = text.slice(0, index).trim().split(" ").slice(-4);
  const after = text.slice(index).split(" ").slice(0, 5);
  return [...before, ...after].join(" ");
}

/** @returns the number of calls or chats of this question, in the unit of the last one if it names none; else that of the last one */
function countOf({ facts, question, before = "" }: Inputs): Count | undefined {
  const own = countIn(question, facts.workingDays);
  if (own) return own;
  const hasNumber = /\d/.test(question);
  return countIn(hasNumber ? `${question} ${before.replace(/\d/g, "")}` : before, facts.workingDays);
}

function planForCount(inputs: Inputs): AnswerPart[] {
  const { facts, words } = inputs;
  const found = countOf(inputs);
  if (!found) return [{ kind: "text", text: words.computed.howMany }];
  const sum = Math.round(found.count * found.perMonth);
  const plan = facts.plans.find(({ interactions = Number.POSITIVE_INFINITY }) => interactions >= sum);
  if (!plan) return [{ kind: "text", text: words.computed.howMany }];
  const text = fill(words.computed.covers, {
    count: formatNumber(found.count),
    unit: found.unit,
    sum: formatNumber(sum),
    plan: plan.name,
  });
  return [
    { kind: "text", text },
    { kind: "list", items: [`${plan.name}: ${priceWithSetup(plan, words)}`, totalOf(plan, words)] },
  ];
}

function totalOf({ name, amount, setup, price }: PlanFacts, { computed }: Inputs["words"]): string {
  const once = Number(/\$([\d,]+)/.exec(setup ?? "")?.[1]?.replaceAll(",", ""));
  if (amount === undefined || Number.isNaN(once)) return fill(computed.onRequest, { plan: name, price });
  const [month, year] = [1, 12].map((months) => formatDollars(once + months * amount));
  return fill(computed.total, { plan: name, month: month ?? "", year: year ?? "" });
}

/** The lines of the result. */
const RESULTS = ["gained", "left", "months"] as const satisfies readonly LineName[];

/** The calculator's result for the number of calls in the question. */
function worthIt(inputs: Inputs): AnswerPart[] {
  const { words, facts } = inputs;
  const { worksheet, workingDays } = facts;
  const found = countOf(inputs);
  const example = exampleOf(worksheet);
  const calls = found ? Math.round((found.count * found.perMonth * 5) / workingDays) : example.calls;
  const values = computeWorksheet({ ...example, calls });
  const shown = (name: LineName) => (Number.isFinite(values[name]) ? writeValue(values[name], LINES[name].unit) : "–");
  return [
    { kind: "text", text: fill(words.computed.worthIt, { count: formatNumber(calls) }) },
    { kind: "list", items: RESULTS.map((name) => `${worksheet.lines[name].name}: ${shown(name)}`) },
  ];
}

function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
