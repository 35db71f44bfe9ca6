import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join, win32 } from "node:path";
import { type ESTree, parseSync, Visitor } from "vite";
import { describe, expect, test } from "vitest";
import { findFiles, withSlashes } from "../../src/content/files/find-files.ts";
import { projectRoot } from "../../tests/support/content.ts";

const files = findFiles(["{schemas,scripts,src,supabase,tests}/**/*.{ts,tsx}", "*.ts"], projectRoot);
const texts = files.map((file) => ({ file, text: readFileSync(join(projectRoot, file), "utf8") }));

test("No program is started by a name that is a script of the shell on Windows", () => {
  const scripts = ["npm", "npx", ...readdirSync(join(projectRoot, "node_modules/.bin"))];
  const started = new RegExp(
    `\\b(?:spawn|exec|execFile|fork)(?:Sync)?\\(\\s*["'\`](?:${scripts.join("|").replaceAll(".", "\\.")})["'\`\\s]`,
  );
  expect(texts.length).toBeGreaterThan(500);
  expect(texts.filter(({ text }) => started.test(text)).map(({ file }) => file)).toEqual([]);
});

test("A path of Windows becomes one with slashes", () => {
  const file = win32.join("C:\\site\\dist", "blog", "an-article.html");
  expect(withSlashes(win32.relative("C:\\site\\dist", file), win32.sep)).toBe("blog/an-article.html");
});

describe("Paths of files, which have backslashes on Windows:", () => {
  /** On Windows, the pathname of a file's address begins with "/C:" and has its spaces encoded. */
  const OF_ADDRESS = "new URL(…, import.meta.url).pathname";

  const nameOf = (node: ESTree.Node) => (node.type === "Identifier" ? node.name : "");
  const calledName = ({ callee }: ESTree.CallExpression) =>
    nameOf(callee.type === "MemberExpression" ? callee.property : callee);
  const isCallOf = (node: ESTree.Node | undefined, name: string) =>
    node?.type === "CallExpression" && calledName(node) === name;
  const hasOption = ({ arguments: given }: ESTree.CallExpression, name: string) =>
    given.some(
      (each) =>
        each.type === "ObjectExpression" &&
        each.properties.some((property) => property.type === "Property" && nameOf(property.key) === name),
    );

  /** @returns the calls whose paths are compared or become addresses without find-files.ts */
  function unsafeCalls(file: string, text: string): string[] {
    const found: string[] = [];
    const normalized = new Set<ESTree.Node>();
    const visitor = new Visitor({
      CallExpression: (call) => {
        if (isCallOf(call, "withSlashes") && call.arguments[0]) normalized.add(call.arguments[0]);
        if (isCallOf(call, "relative") && !normalized.has(call)) found.push("relative()");
        const lists = isCallOf(call, "globSync") || (isCallOf(call, "readdirSync") && hasOption(call, "recursive"));
        if (lists && !hasOption(call, "withFileTypes")) found.push(`${calledName(call)}()`);
      },
      MemberExpression: ({ object, property }) => {
        if (nameOf(property) !== "pathname" || object.type !== "NewExpression") return;
        if (object.arguments.some((each) => each.type === "MemberExpression")) found.push(OF_ADDRESS);
      },
    });
    visitor.visit(parseSync(file, text).program);
    return found;
  }

  test("paths are listed and made into addresses by find-files.ts only", () => {
    const inNode = texts.filter(({ file }) => !file.endsWith(".client.ts") && !file.endsWith(".client.tsx"));
    const unsafe = inNode.flatMap(({ file, text }) => unsafeCalls(file, text).map((call) => `${file}: ${call}`));
    expect(unsafe).toEqual([]);
  });

  test.each([
    "relative(folder, file)",
    "path.relative(folder, file)",
    'fs.globSync("**/*.md")',
    "fs.readdirSync(folder, { recursive: true })",
    '"/" + relative(folder, file)',
    'globSync("**/*.md", { cwd: folder })',
    "readdirSync(folder, { recursive: true })",
    'new URL("../a.svg", import.meta.url).pathname',
    "new URL(import.meta.url).pathname",
  ])("%s would be noticed", (code) => {
    expect(unsafeCalls("a.ts", `export const a = ${code};`)).toHaveLength(1);
  });
});

test("Git for Windows keeps the ends of lines of what the formatter and the hashes of builds look at", () => {
  const kept = ["README.md", "src/router.tsx", "content/redirects.json", "package.json"];
  const said = execFileSync("git", ["check-attr", "eol", "--", ...kept], { cwd: projectRoot, encoding: "utf8" });
  expect(said.trim().split("\n")).toEqual(kept.map((file) => `${file}: eol: lf`));
});
