import { expect, test } from "vitest";
import { canonicalJson, canonicalMdx } from "./canonical.ts";

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

test("Fields stand in the order of their schema, each kind's in its own; what is empty is left out, what is unknown comes last", () => {
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

test("A text's fields stand above it in quotation marks, on a line each however long", () => {
  const title = "A title: ".repeat(20);

  expect(canonicalMdx(fields, { body: "\nWords.\n\n", sections: [], title })).toBe(
    `---\ntitle: "${title}"\nsections: []\n---\n\nWords.\n`,
  );
});
