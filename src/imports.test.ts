import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";

/**
 * What the code of each folder may import besides its own, from the page down to its parts. Content is the exception: it asks sections and the
 * assistant what they show, and they ask content. A name with ":types" may be imported for types alone.
 */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  "src/entry.server.tsx": [
    "src/components",
    "src/router.tsx",
    "src/router-context.ts:types",
    "src/content",
    "src/prose",
    "src/seo",
  ],
  "src/client": [
    "src/router.tsx",
    "src/router-context.ts:types",
    "src/auth",
    "src/forms",
    "src/layout",
    "src/backend",
    "src/browser",
    "src/events",
    "src/seo",
    "src/content:types",
  ],
  "src/router.tsx": ["src/routes", "src/router-context.ts:types"],
  "src/routes": [
    "src/templates",
    "src/layout",
    "src/seo",
    "src/events",
    "src/router-context.ts:types",
    "src/content:types",
  ],
  "src/router-context.ts": ["src/content:types"],
  "src/templates": [
    "src/sections",
    "src/auth",
    "src/prose",
    "src/layout",
    "src/components",
    "src/theme",
    "src/backend",
    "src/content:types",
    "schemas:types",
  ],
  "src/sections": [
    "src/forms",
    "src/assistant",
    "src/layout",
    "src/components",
    "src/theme",
    "src/browser",
    "src/content",
    "schemas:types",
  ],
  "src/auth": [
    "src/toast",
    "src/forms",
    "src/layout",
    "src/components",
    "src/theme",
    "src/backend",
    "src/browser",
    "src/content:types",
  ],
  "src/assistant": [
    "src/sections:types",
    "src/forms",
    "src/layout",
    "src/components",
    "src/theme",
    "src/browser",
    "src/content",
    "schemas:types",
  ],
  "src/forms": [
    "src/toast",
    "src/layout",
    "src/components",
    "src/theme",
    "src/backend",
    "src/browser",
    "src/events",
    "src/content:types",
  ],
  "src/prose": ["src/components", "src/theme", "src/content", "schemas:types"],
  "src/toast": ["src/theme", "src/forms:types"],
  "src/layout": ["src/components", "src/theme", "src/browser", "src/content:types"],
  "src/components": ["src/theme", "src/content", "schemas:types"],
  "src/seo": ["schemas", "src/content", "src/sections:types", "src/theme"],
  // What sections get from other content, and which names the assistant's passages have, are part of what is checked and given.
  "src/content": ["schemas", "src/seo", "src/sections", "src/assistant", "src/theme", "src/prose:types"],
  "src/backend": ["src/browser"],
  "src/browser": [],
  "src/events": [],
  "src/theme": [],
  schemas: [],
};

/** Folders of scripts/ that several commands use; all others are a command's own. */
const SHARED = [
  "content-edit",
  "edit",
  "fonts",
  "guide",
  "hosting",
  "lib",
  "local-backend",
  "pictures",
  "serve",
  "settings",
];

/** Skeletons, editing screens and the reference are made from the same descriptions; pictures of examples by the articles' own compiler; the two others need one list of that command. */
const KNOWN = ["content-new → docs", "docs → vite", "edit → docs", "licences → vite", "workflows → content-list"];

interface Import {
  readonly file: string;
  readonly target: string;
  readonly isType: boolean;
}

/** @returns what a file imports of the project's own */
function importsOf(file: string): Import[] {
  const text = readFileSync(file, "utf8");
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const found = [
    ...staticImports.map(({ moduleRequest, entries }) => ({
      name: moduleRequest.value,
      isType: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (moduleRequest ? [{ name: moduleRequest.value, isType }] : [])),
    ),
    ...dynamicImports.map(({ moduleRequest }) => ({
      name: text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
      isType: false,
    })),
  ];
  return found
    .filter(({ name }) => name.startsWith("."))
    .map(({ name, isType }) => ({ file, target: normalize(join(dirname(file), name.replace(/\?.*/, ""))), isType }));
}

/** The folder below src or scripts, or the file there; "schemas" is one place. */
const placeOf = (path: string) =>
  path
    .split("/")
    .slice(0, path.startsWith("schemas/") ? 1 : 2)
    .join("/");

const imports = globSync("{src,schemas,scripts}/**/*.{ts,tsx}")
  .filter((file) => !/\.test\.|\.d\.ts$/.test(file))
  .flatMap(importsOf);

const across = imports.filter(({ file, target }) => placeOf(file) !== placeOf(target));

test("folders import only what the table allows", () => {
  const wrong = across
    .filter(({ file }) => !file.startsWith("scripts/"))
    .filter(({ file, target, isType }) => {
      const allowed = MAY_IMPORT[placeOf(file)] ?? [];
      return !(allowed.includes(placeOf(target)) || (isType && allowed.includes(`${placeOf(target)}:types`)));
    });

  expect(imports.length).toBeGreaterThan(1000);
  expect(wrong.filter(({ target }) => !target.endsWith(".svg"))).toEqual([]);
});

test("what gathers content, and what tells search engines of it, renders nothing", () => {
  const seen = new Set<string>();
  const reach = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const { target, isType } of importsOf(file)) if (!isType && /\.tsx?$/.test(target)) reach(target);
  };
  const start = imports.filter(({ file }) => /^(src\/content|src\/seo|schemas)\//.test(file));
  for (const { file } of start) reach(file);

  expect([...seen].filter((file) => /\.tsx$|\.css\.ts$/.test(file))).toEqual([]);
});

test("no command uses the insides of another", () => {
  const pairs = across
    .filter(({ file, target }) => file.startsWith("scripts/") && target.startsWith("scripts/"))
    .map(({ file, target }) => [file, target].map((path) => path.split("/")[1] ?? ""))
    .filter(([, target = ""]) => !SHARED.includes(target));

  expect([...new Set(pairs.map((pair) => pair.join(" → ")))].sort()).toEqual(KNOWN);
});
