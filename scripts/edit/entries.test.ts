import { expect, test } from "vitest";
import { collectionNames } from "../../schemas/content-types.ts";
import { loadContent } from "../../src/content/load.server.ts";
import { valueAt } from "../../src/content/problems/problem.ts";
import { content } from "../../tests/support/site.ts";
import { HIDDEN, titleField } from "./config.ts";
import { factsIn, openEntry, saidOf } from "./entries.ts";

const opened = (place: string) => openEntry(content, `#/collections/${place}`);

test.each(collectionNames.filter((name) => !HIDDEN.has(name)))(
  "No two entries of %s have the same name in lists",
  (type) => {
    const names = content.all(type).map(({ source }) => valueAt(source.value, titleField(type).split(".")));

    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  },
);

test("An open entry is called what lists call it, with its facts filled in", () => {
  expect(opened("pages/entries/index")).toEqual({ called: "Pages › Home page", address: "/" });
  expect(opened("pages/entries/pricing")?.called).toContain(`${content.tokens.get("price-starter")} a month`);
  expect(opened("_singletons/entries/contacts")?.called).toBe("Telephone, email and address");
  expect(opened("blog/new")).toEqual({ called: "Blog › new", address: undefined });
  expect(opened("blog")).toBeUndefined();
});

test("An entry without a page of its own is shown where its texts are, in their section", () => {
  const [form] = content.all("forms");
  const home = content
    .all("pages")
    .find(({ data }) => data.sections.some((each) => each.section === "form" && each.form === form?.name));
  const section = home?.data.sections.findIndex((each) => each.section === "form");

  expect(opened(`forms/entries/${form?.name}`)).toMatchObject({ address: home?.address, section });
  expect(opened("plans/entries/starter")?.address).toBe("/pricing");
  expect(opened("_singletons/entries/navigation")?.address).toBeUndefined();
});

test("A pressed text says which facts it names, once for each field in which they are changed", () => {
  const written = "From [[price-starter]] a month, [[year-price-starter]] a year. Ring [[sales-phone]].";
  const [month, year, phone] = ["price-starter", "year-price-starter", "sales-phone"].map((name) =>
    content.tokens.get(name),
  );

  expect(factsIn(content, written, `From ${month} a month, ${year} a year. Ring ${phone}.`)).toEqual([
    {
      value: `${month} and ${year}`,
      called: "Plans › Starter",
      hash: "#/collections/plans/entries/starter",
      path: "price.amount",
    },
    {
      value: phone,
      called: "Telephone, email and address",
      hash: "#/collections/_singletons/entries/contacts",
      path: "sales.phone",
    },
  ]);
  expect(factsIn(content, written, "Another paragraph")).toEqual([]);
});

test("A mistake says its entry and fields by what the form calls them, and where the form has it", () => {
  const loaded = loadContent(process.cwd());
  const file = "content/forms/contact.json";
  const message = 'a required field needs "missing"';

  expect(saidOf(loaded, { file, line: 9, column: 3, field: "fields.0.required", message, hint: "Write it." })).toEqual({
    called: `Forms › ${content.find("forms", "contact")?.data.title}`,
    at: `${file}:9:3`,
    line: undefined,
    message: 'a required field needs "Said if it is empty". Write it.',
    place: { hash: "#/collections/forms/entries/contact", path: "fields.0.required" },
  });
  const [article] = content.all("blog");
  const text = { file: article?.source.file ?? "", line: 1, column: 1, field: "text", message: "it is empty" };
  expect(saidOf(loaded, text)).toMatchObject({ line: "---", place: { path: "body" } });
  const evaluation = { ...text, file: "content/assistant/language.json" };
  expect(saidOf(loaded, evaluation).place).toBeUndefined();
  const kind = { ...text, file: "content/pages/about.json", field: "sections.1.section" };
  expect(saidOf(loaded, kind).place).toMatchObject({ path: "sections.1" });
  const cell = { ...text, file: "content/plans/starter.json", field: "comparison.support" };
  expect(saidOf(loaded, cell).place).toMatchObject({ path: "comparison.support" });
  const picture = { ...text, file: "content/pictures/desk.jpg" };
  expect(saidOf(loaded, picture).place).toEqual({ hash: "#/assets/content/pictures/desk.jpg", path: "" });
});
