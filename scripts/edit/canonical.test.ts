import { expect, test } from "vitest";
import { articleText, contentFolder } from "../../tests/support/content.ts";
import { canonicalJson, canonicalMdx, fieldsAndBody, fileFormats } from "./canonical.ts";
import { filesToFormat } from "./content-files.ts";

const fields = [
  { name: "title", required: true },
  { name: "tags", required: false, field: { name: "item" } },
  {
    name: "sections",
    required: true,
    typeKey: "kind",
    types: [
      { name: "a", fields: [{ name: "text" }, { name: "size" }] },
      { name: "b", fields: [{ name: "size" }, { name: "text" }] },
    ],
  },
];

test("Fields are in the order of their schema, by kind; empty ones are left out, unknown ones come last", () => {
  const sections = [
    { size: 1, text: "t", kind: "a" },
    { text: "t", kind: "b", size: 1 },
  ];
  const text = canonicalJson(fields, { other: 1, sections, tags: [], title: "T" });

  expect(text).toBe(
    `${JSON.stringify(
      {
        title: "T",
        sections: [
          { kind: "a", text: "t", size: 1 },
          { kind: "b", size: 1, text: "t" },
        ],
        other: 1,
      },
      null,
      2,
    )}\n`,
  );
});

test("Names that were left empty are made of what the item says, and differ from those that are there", () => {
  const options = [
    { name: "value", required: false, written: { madeFrom: ["title", "label"] } },
    { name: "label" },
    { name: "title" },
  ];
  const written = canonicalJson([{ name: "options", required: true, fields: options }], {
    options: [
      { value: null, label: "Café & bar" },
      { value: "cafe-bar-2", label: "Renamed since" },
      { value: "", label: "Café, bar", title: "" },
      { value: null, label: "Not used", title: "The title" },
      { value: null, label: "?" },
    ],
  });

  const { options: items }: { options: { value?: string }[] } = JSON.parse(written);
  expect(items.map(({ value }) => value)).toEqual(["cafe-bar", "cafe-bar-2", "cafe-bar-3", "the-title", undefined]);
});

test("Required fields come first in the screens, and where the schema has them in files", () => {
  const shown = [
    { name: "title", required: true, written: { place: 1 } },
    { name: "draft", required: false, written: { place: 0 } },
  ];

  expect(canonicalJson(shown, { title: "T", draft: true })).toBe('{\n  "draft": true,\n  "title": "T"\n}\n');
});

test("A picture is named by its file in content, and by its address in the editor", () => {
  const picture = [{ name: "portrait", widget: "image" }];
  const text = '{\n  "portrait": "ann.jpg"\n}\n';

  expect(fileFormats.json.read(picture, text)).toEqual({ portrait: "/content/pictures/ann.jpg" });
  expect(fileFormats.json.write(picture, { portrait: "/content/pictures/ann.jpg" })).toBe(text);
  expect(fileFormats.json.write(picture, { portrait: "ann.jpg" })).toBe(text);
});

test("A text's fields are above it in quotation marks, one line each", () => {
  const title = "A title: ".repeat(20);

  expect(canonicalMdx(fields, { body: "\nWords.\n\n", sections: [], title })).toBe(
    `---\ntitle: "${title}"\nsections: []\n---\n\nWords.\n`,
  );
});

test("Files in another form are no mistake, and are written in the one form", () => {
  const options = { title: "A list", options: [{ value: "one", label: "One" }] };
  const files = {
    "options/fixture.json": JSON.stringify(options),
    "blog/fixture.mdx": articleText({ id: 9001, fields: 'publishAt: "2026-03-01 09:00"\n' }).replace(
      '"Article 9001"',
      '"Our #1 tip: ask # first"',
    ),
  };
  const copy = contentFolder();
  for (const [file, text] of Object.entries(files)) copy.write(file, text);
  for (const file of Object.keys(files)) expect(copy.report(file)).toEqual([]);

  const written = filesToFormat(copy.load());
  expect([...written.keys()]).toEqual(expect.arrayContaining(Object.keys(files).map((file) => `content/${file}`)));
  expect(written.get("content/options/fixture.json")).toBe(`${JSON.stringify(options, null, 2)}\n`);
  for (const [file, text] of written) copy.write(file.replace("content/", ""), text);
  expect([...filesToFormat(copy.load())]).toEqual([]);
});

test.each([
  ["line ends of Windows", (text: string) => text.replaceAll("\n", "\r\n")],
  ["spaces behind the hyphens", (text: string) => text.replaceAll("---\n", "---  \n")],
  ["a title that looks like a number", (text: string) => text.replace('"Article 9001"', "1.10")],
  ["a note to its writer", (text: string) => text.replace("category:", "# Ask Jane\n$&")],
])("A file with %s says the same in the one form, and keeps what is no field", (_name, change) => {
  const copy = contentFolder().write("blog/fixture.mdx", change(articleText({ id: 9001, body: "One.\n\nTwo.\n" })));
  const said = () => {
    const entry = copy.load().preview.find("blog", "fixture");
    return [entry?.data, entry?.source.body.trim().split(/\s+/), entry?.source.text.includes("# Ask Jane")];
  };
  const before = said();
  for (const [file, text] of filesToFormat(copy.load())) copy.write(file.replace("content/", ""), text);

  expect(said()).toEqual(before);
});

test.each([
  ["a quotation mark that is never closed", '---\ntitle: "open\n---\n\nWords.\n'],
  ["no line of hyphens below them", '---\ntitle: "A title"\n\nWords.\n'],
  ["no line of hyphens above them", 'title: "A title"\n---\n\nWords.\n'],
])("Fields with %s are not taken for none", (_name, text) => {
  expect(() => fieldsAndBody(text)).toThrow();
});

test("A text without words is empty", () => {
  expect(canonicalMdx([{ name: "body", required: true }], { body: null })).not.toContain("null");
});
