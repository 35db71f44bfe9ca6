import { appendFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pick, type Random, randomFrom } from "../pictures/random.ts";

type Choices = readonly [string, ...string[]];

const WHO: Choices = [
  "A clinic in the suburbs",
  "The practice manager",
  "The front desk",
  "A plumber with four vans",
  "The agency’s owner",
  "Every second customer",
  "The night shift",
  "A small wholesaler",
  "Her bookkeeper",
  "The school office",
  "A conveyancer in Norwood",
  "The kitchen at the back",
];
const DOES: Choices = [
  "answers",
  "forwards",
  "counts",
  "rewrites",
  "postpones",
  "confirms",
  "checks",
  "prices",
  "records",
  "sorts",
];
const WHAT: Choices = [
  "the first enquiry of the day",
  "forty missed calls",
  "a quote for a hot water unit",
  "the bookings for next week",
  "every invoice over $500",
  "a complaint about parking",
  "the same three questions",
  "a list of opening hours",
  "two reminders for each appointment",
  "the roster for the long weekend",
  "a form that nobody reads",
];
const HOW: Choices = [
  "before the kettle has boiled",
  "without opening the calendar",
  "by telephone and then again by email",
  "in about six minutes",
  "while the customer waits",
  "once the office has closed",
  "with a spreadsheet from 2014",
  "in plain words",
  "on a telephone in the ute",
  "and files the answer twice",
];
const THEREFORE: Choices = [
  "That costs an hour a day.",
  "Nobody had measured it.",
  "It need not stay that way.",
  "The sum is on the back of an envelope.",
  "Ask who reads it first.",
  "A machine can do the first half.",
];
const TOPICS: Choices = [
  "Missed calls",
  "Quotes after dinner",
  "Reminders",
  "The message book",
  "Price lists",
  "Handing over",
  "Opening hours",
  "Returns",
  "Rosters",
  "Records",
];
const CATEGORIES: Choices = ["ai-trends", "ai-chatbots", "industry-automation"];
const PAGES: Choices = ["/contact", "/pricing", "/ai-solutions#chatbots", "/free-strategy-session", "/case-studies"];

/** Between these, each article has a number of words of its own. */
const WORDS = { from: 400, to: 780 } as const;

/** One in this many articles shows code. */
const CODE_EVERY = 4;

/** A file of content/blog/. */
export interface GeneratedArticle {
  /** The file's name without its ending. */
  readonly name: string;
  readonly text: string;
}

/**
 * Makes articles for measurements: front matter, headings, paragraphs, lists, links, a table, a callout, code in some.
 * @param seed any text; the same one gives the same articles
 */
export function* generateArticles(count: number, seed = "bench"): Generator<GeneratedArticle> {
  for (let index = 0; index < count; index += 1) {
    const random = randomFrom(`${seed} ${index}`);
    const text = `${frontMatter(random, index, count)}\n${body(random, index, count)}`;
    yield { name: nameOf(index), text };
  }
}

/** Writes generated articles into a folder. */
export function writeArticles(folder: string, count: number): void {
  for (const { name, text } of generateArticles(count)) writeFileSync(join(folder, `${name}.mdx`), text);
}

/** Adds a sentence to an article. */
export function editArticle(folder: string, name: string): void {
  appendFileSync(join(folder, `${name}.mdx`), "\nAn added sentence.\n");
}

function nameOf(index: number): string {
  return `generated-${String(index + 1).padStart(5, "0")}`;
}

function frontMatter(random: Random, index: number, count: number): string {
  const topic = pick(random, TOPICS);
  const published = day(random, 2024);
  const updated = day(random, 2025);
  const neighbours = new Set([1, 7].map((step) => nameOf((index + step) % count)));
  const related = [...neighbours].filter((name) => name !== nameOf(index));
  return `---
id: ${10_000 + index}
title: "${topic}, and what they cost: example ${index + 1}"
seo:
  title: "${topic}: generated example ${index + 1}"
  description: "What generated example ${index + 1} is about: ${topic.toLowerCase()}, counted over a month in a small business, with a table and a list."
excerpt: "${sentence(random)} ${pick(random, THEREFORE)}"
category: ${pick(random, CATEGORIES)}
published: ${published}
updated: ${updated}
author: support-team
imageAlt: "Contour lines around a summit, number ${index + 1}"
related:
${related.map((name) => `  - ${name}`).join("\n")}
---
`;
}

function day(random: Random, year: number): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${year}-${two(1 + Math.floor(random() * 12))}-${two(1 + Math.floor(random() * 28))}`;
}

function sentence(random: Random): string {
  return `${pick(random, WHO)} ${pick(random, DOES)} ${pick(random, WHAT)} ${pick(random, HOW)}.`;
}

function paragraph(random: Random, sentences: number): string {
  const written = Array.from({ length: sentences }, () => sentence(random));
  return `${written.join(" ")} ${pick(random, THEREFORE)}`;
}

/** Sections follow until the article is as long as it is to be; each kind of block has had its turn by then. */
function body(random: Random, index: number, count: number): string {
  const length = WORDS.from + Math.floor(random() * (WORDS.to - WORDS.from));
  const blocks = [paragraph(random, 3), linkedParagraph(random, index, count), table(random), callout(random)];
  if (index % CODE_EVERY === 0) blocks.push(code(random));
  blocks.push(`## ${pick(random, TOPICS)} last`, list(random));
  for (let part = 1; wordsOf(blocks) < length; part += 1) blocks.push(...section(random, part));
  return `${blocks.join("\n\n")}\n`;
}

function wordsOf(blocks: readonly string[]): number {
  return blocks.join(" ").split(/\s+/).length;
}

function section(random: Random, part: number): string[] {
  const heading = `${part % 3 === 0 ? "###" : "##"} ${pick(random, TOPICS)}, part ${part}`;
  const extra = part % 2 === 0 ? list(random) : `> ${sentence(random)}`;
  return [heading, paragraph(random, 3), `${sentence(random)} **${sentence(random)}** _${sentence(random)}_`, extra];
}

function linkedParagraph(random: Random, index: number, count: number): string {
  const other = nameOf((index + 3) % count);
  return `${sentence(random)} See [what it takes](${pick(random, PAGES)}), [another example](/blog/${other}) and [the regulator’s page](https://www.oaic.gov.au/privacy). Ring [[sales-phone]].`;
}

function list(random: Random): string {
  const items = Array.from({ length: 3 + Math.floor(random() * 3) }, () => sentence(random));
  return items.map((item, index) => (random() < 0.5 ? `- ${item}` : `- **Step ${index + 1}.** ${item}`)).join("\n");
}

function table(random: Random): string {
  const rows = Array.from({ length: 4 }, () => {
    const cells = [pick(random, TOPICS), String(Math.floor(random() * 90) + 10), pick(random, HOW)];
    return `| ${cells.join(" | ")} |`;
  });
  return ["| Kind | Number | How |", "| --- | ---: | --- |", ...rows].join("\n");
}

function callout(random: Random): string {
  return `<Callout title="Worth knowing">\n\n${sentence(random)}\n\n</Callout>`;
}

function code(random: Random): string {
  const number = Math.floor(random() * 100);
  return `\`\`\`js\nconst missedCalls = ${number};\nconst minutes = missedCalls * 6;\nconsole.log(\`\${minutes} minutes a month\`);\n\`\`\``;
}
