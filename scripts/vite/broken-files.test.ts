import { readFileSync, writeFileSync } from "node:fs";
import fc from "fast-check";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { Content } from "../../src/content/entries/content.server.ts";
import { filesBelow } from "../../src/content/files/find-files.ts";
import type { LoadResult } from "../../src/content/load.server.ts";
import { formatProblems } from "../../src/content/problems/report.ts";
import * as renderer from "../../src/entry.server.tsx";
import { pageAddresses } from "../../src/pages/page-lists.server.ts";
import { buildSite } from "../../src/pages/site.server.ts";
import { articleText, type ContentFolder, contentFolder } from "../../tests/support/content.ts";
import { guides } from "../guide/guides.ts";
import { pictures } from "../pictures/pictures.ts";
import { ContentSource } from "./content.ts";
import { textFiles } from "./host-files.ts";
import { feedArticles } from "./prerender.ts";

/** The number of broken files; `BROKEN_FILES=300` is a thorough run. */
const COUNT = Number(process.env["BROKEN_FILES"] ?? 12);

/** The same run each time; change the seed for another one. */
const SEED = Number(process.env["FUZZ_SEED"] ?? 6);

/** A file and how it was changed. */
interface Case {
  readonly file: string;
  readonly make: () => string | Uint8Array;
}

/** Odd texts that are typed, pasted or forgotten. */
const ODD = [
  ...[
    "",
    " ",
    "x",
    "0",
    "null",
    "#1",
    "# 1",
    "- a",
    "a: b",
    "<b>bold</b>",
    "A & B &amp; C",
    "{brand}",
    "[[brand]]",
    "[[brnd]]",
  ],
  ...[
    "Nguyễn Thị Ánh",
    "Łódź",
    "Māori",
    "🚀 Lift-off",
    "👩‍👩‍👧",
    "中文",
    "שלום",
    "مرحبا",
    "ﬁne",
    "e\u0301cole",
    "½ price",
    "✓ done",
  ],
  ...[
    "W".repeat(100),
    "word ".repeat(40),
    "a\tb",
    "a\u00a0b",
    "“quoted”",
    '"quoted"',
    "back\\slash",
    "\u202e",
    "\ufffd",
    "\u0000",
  ],
  ...[
    "/contact",
    "/nowhere",
    "#nowhere",
    "https://example.com",
    "javascript:alert(1)",
    "__proto__",
    "constructor",
    "2026-02-30",
    "$99",
  ],
];

const MARKDOWN = [
  ...ODD,
  ...[
    "## Menu",
    "## ",
    "# One",
    "###### Six",
    "1. a\n2. b",
    "- a\n  - b\n    - c",
    "| a | b |\n|---|---|\n| 1 | 2 |",
    "| a |\n|---|",
    "***",
  ],
  ...[
    "> Said.",
    "```js\nlet a;\n```",
    "`a`",
    "~~out~~",
    "[^1]\n\n[^1]: Note.",
    "![a](b.jpg)",
    "a  \nb",
    "<https://example.com>",
    "a\\\nb",
  ],
  ...[
    '<Callout title="A">\n\nWords.\n\n</Callout>',
    "<Callout>",
    "<Steps>\n\n1. One\n\n</Steps>",
    "<Steps></Steps>",
    "<Figure />",
    "<Nothing />",
  ],
  ...[
    '<Figure name="none" />',
    '<Picture file="none.jpg" alt="A desk" />',
    "{1 + 1}",
    "import a from 'a'",
    "<!-- note -->",
    "$x^2$",
    "*a **b* c**",
  ],
];

const odd = fc.constantFrom(...ODD);

const values: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: odd },
  fc.constantFrom<unknown>(null, true, 0, -1, 1e9, 0.5, [], {}, [[]], [null], { a: 1 }),
);

/** A relative position. */
const place = fc.double({ min: 0, max: 0.999999, noNaN: true });
const at = <Item>(items: readonly Item[], where: number) => items[Math.floor(where * items.length)];

/** @returns a copy of a value with one of its parts changed */
function changed(value: unknown, where: number, change: (parent: object, key: string) => void): unknown {
  const copy: unknown = structuredClone(value);
  const parts: [object, string][] = [];
  const walk = (parent: unknown) => {
    if (typeof parent !== "object" || parent === null) return;
    for (const [key, item] of Object.entries(parent)) {
      parts.push([parent, key]);
      walk(item);
    }
  };
  walk(copy);
  const [parent, key] = at(parts, where) ?? [{}, ""];
  change(parent, key);
  return copy;
}

function removed(parent: object, key: string): void {
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else Reflect.deleteProperty(parent, key);
}

function doubled(parent: object, key: string): void {
  if (Array.isArray(parent)) parent.push(structuredClone(parent[Number(key)]));
  else Reflect.set(parent, `${key}2`, Reflect.get(parent, key));
}

/** Noise makes a picture as large as a photo. */
const NOISE = { type: "gaussian", mean: 99, sigma: 50 } as const;

/** Everything the tool does to files, which it reads as raw text. */
function cases(copy: ContentFolder, photos: readonly Uint8Array[]): fc.Arbitrary<Case> {
  const files = filesBelow(copy.path(""));
  const json = fc.constantFrom(...files.filter((file) => file.endsWith(".json")));
  const mdx = fc.constantFrom(...files.filter((file) => file.endsWith(".mdx")));
  const guide = fc.constantFrom(...files.filter((file) => /^guide\/.*\.mdx$/.test(file)));
  const titled = fc.constantFrom(...files.filter((file) => /^(?:pages|industries|blog|legal)\/.*\.\w+$/.test(file)));
  const edits = fc.oneof(
    values.map((value) => (parent: object, key: string) => void Reflect.set(parent, key, value)),
    fc.constantFrom(removed, doubled),
  );
  const inText = (file: fc.Arbitrary<string>, pieces: readonly string[]) =>
    fc.tuple(file, place, fc.constantFrom(...pieces)).map(([name, where, piece]): Case => {
      const paragraphs = copy.read(name).split("\n\n");
      const from = 1 + Math.floor(where * paragraphs.length);
      return { file: name, make: () => paragraphs.toSpliced(from, 0, piece).join("\n\n") };
    });
  return fc.oneof(
    {
      weight: 4,
      arbitrary: fc.tuple(json, place, edits).map(([file, where, edit]): Case => {
        const value: unknown = JSON.parse(copy.read(file));
        return { file, make: () => JSON.stringify(changed(value, where, edit), null, 2) };
      }),
    },
    // Signs lost and added.
    fc
      .tuple(fc.oneof(json, mdx), place, fc.nat(3), fc.constantFrom("", ...ODD, "{", "}", "]", ",", '"', "\n"))
      .map(([file, where, length, piece]): Case => {
        const text = copy.read(file);
        const from = Math.floor(where * text.length);
        return { file, make: () => text.slice(0, from) + piece + text.slice(from + length) };
      }),
    // A field of front matter.
    fc
      .tuple(
        mdx,
        place,
        fc.oneof(
          odd,
          odd.map((text) => JSON.stringify(text)),
          fc.constantFrom("[]", "{}", "|", "*a", "!!x"),
        ),
      )
      .map(([file, where, value]): Case => {
        const text = copy.read(file);
        const fields = [...text.slice(0, text.indexOf("\n---")).matchAll(/(?<=^\s*\w+: ).*$/gm)];
        const { index, 0: written } = at(fields, where) ?? { index: 0, 0: "" };
        return { file, make: () => text.slice(0, index) + value + text.slice(index + written.length) };
      }),
    { weight: 2, arbitrary: inText(mdx, MARKDOWN) },
    { weight: 2, arbitrary: inText(guide, MARKDOWN) },
    // What share pictures show.
    {
      weight: 2,
      arbitrary: fc.tuple(titled, odd).map(
        ([file, title]): Case => ({
          file,
          make: () =>
            copy.read(file).replace(/("?title"?: )".*?"(?=,?$)/gm, (_all, name) => name + JSON.stringify(`A ${title}`)),
        }),
      ),
    },
    fc.tuple(fc.constantFrom("desk.jpg", "desk.png", "desk.webp"), fc.constantFrom(...photos), place, fc.nat(60)).map(
      ([name, bytes, where, length]): Case => ({
        file: `pictures/${name}`,
        make: () => {
          const damaged = Buffer.from(bytes);
          const from = Math.floor(where * bytes.length);
          damaged.fill(0xff, from, Math.min(from + length, bytes.length));
          return damaged;
        },
      }),
    ),
  );
}

/** Everything that the build makes of content: each product by its inputs, with a way to make it. */
async function products(content: Content): Promise<Map<string, () => unknown>> {
  const drawn = [...pictures(content)].map(([path, { key, draw }]) => [`${path} ${key}`, draw] as const);
  const printed = [...guides(content)].map(([path, { key, make }]) => [`${path} ${key}`, make] as const);
  const pages = [...pageAddresses(content), "/404"].map(async (address) => {
    const render = async () => {
      const { status } = await renderer.renderPage(content, address);
      if ((status === 404) !== (address === "/404")) throw new Error(`${address} is not found`);
    };
    return [await renderer.pageInputs(content, address), render] as const;
  });
  return new Map<string, () => unknown>([...drawn, ...printed, ...(await Promise.all(pages))]);
}

/** A fact in many pages changes the picture of each: a few are enough to try. */
const MOST_DRAWN = 3;

/** Makes the products that an edit changes, like the build. */
async function build({ content, moment }: LoadResult, known: ReadonlySet<string>): Promise<void> {
  const changedOnes = [...(await products(content))].filter(([key]) => !known.has(key));
  const isPicture = ([key]: readonly [string, unknown]) => key.startsWith("/images/");
  const drawn = changedOnes.filter(isPicture).slice(0, MOST_DRAWN);
  for (const [, make] of [...drawn, ...changedOnes.filter((each) => !isPicture(each))]) await make();
  const site = buildSite(content, new Date(moment).getFullYear());
  const texts = textFiles({ content, site, articles: () => feedArticles(content, renderer) });
  for (const [address, make] of texts) if (!address.includes("licences")) await make();
}

const STACK = /\n {4}at |the check can't read this file|Please tell the developers/;

/** The result for a broken file. */
interface Answers {
  readonly isRefused: boolean;
  /** How check and build disagree. */
  readonly difference?: string | undefined;
}

async function answers(copy: ContentFolder, known: ReadonlySet<string>): Promise<Answers> {
  try {
    const checked = copy.load();
    const compiled = await copy.compile();
    const report = formatProblems(checked.problems, checked);
    const isRefused = report !== "";
    const refusal = await new ContentSource(copy.root, async () => compiled).checked().then(
      () => "",
      (error: Error) => `${error.stack}`.replace("Mistakes in content/:\n\n", ""),
    );
    if (refusal !== report || STACK.test(report))
      return { isRefused, difference: `The check says:\n${report}\nThe build says:\n${refusal}` };
    if (!isRefused) await build(compiled, known);
    return { isRefused };
  } catch (error) {
    return { isRefused: false, difference: error instanceof Error ? error.stack : String(error) };
  }
}

test("Of broken files, check and build say the same, and what the check lets pass can be built", async () => {
  const copy = contentFolder();
  const photo = sharp({ create: { width: 700, height: 500, channels: 3, background: "teal", noise: NOISE } });
  const photos = await Promise.all(
    [photo.clone().jpeg(), photo.clone().png(), photo.clone().webp()].map((each) => each.toBuffer()),
  );
  copy.write("pictures/desk.jpg", photos[0] ?? "").write("pictures/desk.png", photos[1] ?? "");
  copy.write("pictures/desk.webp", photos[2] ?? "");
  const shown = ["jpg", "png", "webp"].map((end) => `<Picture file="desk.${end}" alt="A desk, as ${end}" />\n`);
  copy.write("blog/fixture.mdx", articleText({ id: 9001, body: shown.join("\n") }));
  const right = await copy.compile();
  expect(right.problems).toEqual([]);
  const known = new Set((await products(right.content)).keys());

  const found: string[] = [];
  let refused = 0;
  for (const { file, make } of fc.sample(cases(copy, photos), { seed: SEED, numRuns: COUNT })) {
    const before = readFileSync(copy.path(file));
    const text = make();
    const { isRefused, difference } = await answers(copy.write(file, text), known);
    if (difference !== undefined) found.push(`${file}\n${typeof text === "string" ? text : ""}\n${difference}`);
    if (isRefused) refused += 1;
    writeFileSync(copy.path(file), before);
  }
  expect(found).toEqual([]);
  // Some cases pass and some are refused.
  expect(refused).toBeGreaterThan(COUNT / 5);
  expect(refused).toBeLessThan(COUNT);
}, 1_800_000);
