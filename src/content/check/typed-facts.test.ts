import { expect, test } from "vitest";
import { articleText, copyContent, pageWith, projectRoot } from "../../../tests/support/content.ts";
import { firstMonth } from "../facts/price.ts";
import { loadContent } from "../load.server.ts";

/** @returns the check's warnings on a text, without hints */
function warningsOf(body: string): string[] {
  const copy = copyContent().write("blog/fixture.mdx", articleText({ id: 9001, body }));
  const { warnings, problems } = copy.load();
  expect(problems).toEqual([]);
  return warnings.filter(({ file }) => file === "content/blog/fixture.mdx").map(({ message }) => message);
}

const { tokens } = loadContent(projectRoot).content;

const factOf = (name: string) => tokens.get(name) ?? "";

test.each(["brand", "legal-name", "chat", "crm", "sales-phone", "support-phone", "sales-email"])(
  "The fact [[%s]], typed in place of its token, is warned of; the token is not",
  (name) => {
    expect(warningsOf(`Words, ${factOf(name)}, and more.\n`)).toEqual([
      `"${factOf(name)}" is typed here, and won't change with the fact: write [[${name}]]`,
    ]);
    expect(warningsOf(`Words, [[${name}]], and \`${factOf(name)}\` as code.\n`)).toEqual([]);
  },
);

test("So are the telephone number in other groups, and the site's own host, also in a page's fields", () => {
  const digits = factOf("sales-phone").replace(/\D/g, "").replace(/^0/, "");
  expect(warningsOf(`Ring +61 ${digits}, or [ring](tel:+61${digits}).\n`)).toHaveLength(2);
  expect(warningsOf(`See ${factOf("url")} for more.\n`)).toEqual([expect.stringContaining("write [[url]]")]);

  const copy = copyContent().write(
    "pages/fixture.json",
    pageWith({
      section: "points",
      title: "One",
      items: ["One", "Two", "Three"].map((title) => ({ title, text: `Ask ${factOf("brand")}.` })),
    }),
  );
  expect(copy.load().warnings.map(({ field }) => field)).toContain("sections.1.items.0.text");
});

test("A price that a plan no longer has is warned of where it is typed, and no other amount", () => {
  const [plan] = copyContent()
    .load()
    .content.all("plans")
    .map(({ data }) => data)
    .filter(({ price }) => price.kind === "monthly");
  if (plan?.price.kind !== "monthly") throw new Error("No plan has a price a month.");
  const { amount } = plan.price;
  const first = firstMonth(amount, plan.setupFee);
  const gone = 98_765;

  expect(
    warningsOf(
      `${plan.name} is from $${gone} a month.\n\nIt is $${gone} on ${plan.name}.\n\nPlans start from $${gone} a month. The first month is from $${gone}.\n`,
    ),
  ).toEqual([
    `the plan "${plan.name}" has no price of $${gone}`,
    `the plan "${plan.name}" has no price of $${gone}`,
    `no plan costs $${gone} a month`,
    `no plan’s first month, setup included, costs $${gone}`,
  ]);
  expect(
    warningsOf(
      `${plan.name} is $${amount}, or $${amount * 12} for twelve months. The first month is $${first}. A job leaves $${gone}. ${plan.name} of $3 million.\n`,
    ),
  ).toEqual([]);
});

test.each([
  ["price", "It costs $ a month."],
  ["price", "12 × $"],
  ["price", "It is $/month."],
  ["year-price", "That is $ a year."],
  ["year-price", "It is $ over a year."],
  ["first-year", "After plan and setup ($), the rest is yours."],
  ["first-year", "It costs $ in the first year."],
  ["setup-fee", "Setup is from $."],
  ["interactions", "It has $ interactions a month."],
  ["interactions", "It has $ AI interactions, and no more."],
  ["interactions", "Interactions: $"],
])("A typed %s is warned of where it is said to be one: %s, and a sum of the same amount is not", (kind, sentence) => {
  const [name, fact] = [...tokens].find(([each]) => each.startsWith(`${kind}-`)) ?? ["", ""];

  expect(warningsOf(`${sentence.replace("$", () => fact)}\n`)).toEqual([
    `"${fact}" is typed here, and won't change with the fact: write [[${name}]]`,
  ]);
  expect(warningsOf(`A repair of ${fact}, in all.\n`)).toEqual([]);
  expect(warningsOf(`${sentence.replace("$", `[[${name}]]`)}\n`)).toEqual([]);
});

test("A sum with a price in it is warned of when the price changes, and right sums are not", () => {
  const isSum = ({ message }: { readonly message: string }) => / is −?\$[\d,]+, not −?\$/.test(message);
  expect(loadContent(projectRoot).warnings.filter(isSum)).toEqual([]);

  const copy = copyContent();
  for (const { name } of loadContent(projectRoot).content.all("plans"))
    copy.edit(`plans/${name}.json`, (text) =>
      text.replace(/"amount": (\d+)/, (_, old) => `"amount": ${Number(old) + 7}`),
    );
  const kinds = copy
    .load()
    .warnings.filter(isSum)
    .map(({ field }) => field.replaceAll(/\d+/g, "0"));
  expect(new Set(kinds)).toEqual(
    new Set(["sections.0.bars.0.parts.0.amount", "sections.0.result.amount", "sections.0.result.later"]),
  );
});

test("Answers of the chatbot are looked at as pages are, and what visitors ask is not", () => {
  const text = `It is ${factOf("price-starter")} a month.`;
  const [file] = loadContent(projectRoot).content.all("assistant-intents");
  const answer = { id: "fixture", text, wordings: [1, 2, 3, 4].map((count) => `is it ${count} [or] ${text}`) };
  const copy = copyContent().write(`assistant/intents/${file?.name}.json`, JSON.stringify({ intents: [answer] }));
  const warnings = copy.load().warnings.filter(({ message }) => message.includes("[[price-starter]]"));
  expect(warnings.map(({ field }) => field)).toEqual(["intents.0.text"]);
});

test('A price that a plan has is warned of where it is typed after "from", and its token is not', () => {
  const price = factOf("price-starter");
  expect(warningsOf(`From ${price} a month.\n`)).toEqual([
    `"${price}" is typed here, and won't change with the fact: write [[price-starter]]`,
  ]);
  expect(warningsOf("From [[price-starter]] a month, first month from [[first-month-starter]].\n")).toEqual([]);
});

test("An ABN whose digits don't add up is warned of, and one that is right is not", () => {
  expect(warningsOf("ABN 51 824 753 556 is right.\n")).toEqual([]);
  expect(warningsOf("ABN 51 824 753 565 is not.\n")).toEqual([expect.stringContaining("don't add up")]);

  const copy = copyContent().edit("site/brand.json", (text) =>
    text.replace(/"abn": "[^"]*"/, '"abn": "51 824 753 565"').replace(/(\s*)"abn",/, ""),
  );
  expect(copy.load().warnings.map(({ file, field }) => `${file} ${field}`)).toContain("content/site/brand.json abn");
});

test("The address of a film by itself is warned of, and a link with words is not", () => {
  const film = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";
  expect(warningsOf(`Words.\n\n${film}\n\nMore.\n`)).toEqual([expect.stringContaining("shows no film")]);
  expect(warningsOf(`Words.\n\n<${film}>\n`)).toEqual([expect.stringContaining("shows no film")]);
  expect(warningsOf(`Words.\n\nSee [the film](${film}) or ${film} here.\n`)).toEqual([]);
});
