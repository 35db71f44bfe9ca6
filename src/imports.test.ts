import { readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { findFiles } from "./content/files/find-files.ts";

/** The layers from top to bottom: each imports only what is below it. */
const SITE = [
  "src/entry.server.tsx",
  "src/client",
  "src/router.tsx",
  "src/routes",
  "src/router-context.ts",
  "src/articles",
  "src/auth",
  "src/seo",
  "src/pages",
  "src/sections",
  "src/assistant",
  "src/forms",
  "src/layout",
  "src/components",
  "src/content",
  "src/addresses",
  "src/format",
  "src/backend",
  "src/browser",
  "schemas",
  "src/theme",
];

/** The same inside content, from the loader down to a problem. */
const CONTENT = ["load.server.ts", "check", "lists", "entries", "prose", "facts", "files", "problems"].map(
  (name) => `src/content/${name}`,
);

interface Import {
  readonly file: string;
  readonly target: string;
  readonly isType: boolean;
}

/** @returns the project files that a file imports */
function importsOf(file: string): Import[] {
  const text = readFileSync(file, "utf8");
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const named = [
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
  return named
    .filter(({ name }) => name.startsWith("."))
    .map(({ name, isType }) => ({ file, target: join(dirname(file), name.replace(/\?.*/, "")), isType }))
    .filter(({ target }) => /\.tsx?$/.test(target));
}

const imports = findFiles("{src,schemas,scripts}/**/*.{ts,tsx}")
  .filter((file) => !/\.test\.|\.d\.ts$/.test(file))
  .flatMap(importsOf);

const isIn = (path: string, room: string) => path === room || path.startsWith(`${room}/`);

test.each([
  ["src", SITE],
  ["src/content", CONTENT],
])("Each room of %s imports only what is below it", (parent, rooms) => {
  const rank = (path: string) => rooms.findIndex((room) => isIn(path, room));
  const inside = imports.filter(({ file, target }) => isIn(file, parent) && (parent === "src" || isIn(target, parent)));

  expect(inside.length).toBeGreaterThan(100);
  expect(inside.filter(({ file, target }) => rank(file) < 0 || rank(target) < rank(file))).toEqual([]);
});

test("No two folders or files import each other, directly or round a corner, at any depth", () => {
  const paths = [...new Set(imports.flatMap(({ file, target }) => [file, target]))];
  const parents = new Set(
    paths.flatMap((path) => path.split("/").map((_, depth, steps) => steps.slice(0, depth).join("/"))),
  );
  const circles = [...parents].flatMap((parent) => circlesIn(parent));

  expect(circles).toEqual([]);
});

/** @returns the children of a folder that are in import cycles */
function circlesIn(parent: string): string[] {
  const depth = parent === "" ? 1 : parent.split("/").length + 1;
  const childOf = (path: string) => path.split("/").slice(0, depth).join("/");
  const graph = new Map<string, Set<string>>();
  for (const { file, target } of imports) {
    if (parent !== "" && !(isIn(file, parent) && isIn(target, parent))) continue;
    const [from, to] = [childOf(file), childOf(target)];
    if (from !== to) graph.set(from, (graph.get(from) ?? new Set()).add(to));
  }
  return [...graph.keys()].filter((start) => {
    const reached = new Set<string>();
    const reach = (child: string) => {
      for (const next of graph.get(child) ?? []) {
        if (reached.has(next)) continue;
        reached.add(next);
        reach(next);
      }
    };
    reach(start);
    return reached.has(start);
  });
}

test("What gathers content, and what search engines are told about it, renders nothing", () => {
  const seen = new Set<string>();
  const reach = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const { target, isType } of importsOf(file)) if (!isType) reach(target);
  };
  const start = imports.filter(({ file }) => /^(src\/content|src\/pages|src\/seo|schemas)\//.test(file));
  for (const { file } of start) reach(file);

  expect([...seen].filter((file) => /\.tsx$|\.css\.ts$/.test(file))).toEqual([]);
});
