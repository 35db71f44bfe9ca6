/**
 * Compiles articles and legal pages with @mdx-js/rollup: for the server alone, and outside of Vite's modules, so that thousands of
 * articles aren't part of its bundle. Each is a separate module in Vite's cache folder, named by a hash of everything it was made from, and what is
 * known of its text is in a JSON file with the same name. The folder is safe to delete (decision 21).
 */
import { hash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import mdx from "@mdx-js/rollup";
import type { VFile } from "vfile";
import { narrowTables } from "../../src/articles/narrow-tables.ts";
import type { ContentFiles } from "../../src/content/entries/content-files.ts";
import type { Tokens } from "../../src/content/facts/tokens.ts";
import { type CompiledProse, readTokens } from "../../src/content/load.server.ts";
import { remarkFill } from "../../src/content/prose/fill.ts";
import type { ProseMetadata } from "../../src/content/prose/metadata.ts";
import { type Prose, prosePlugins } from "../../src/content/prose/read-prose.ts";
import { codeVersion } from "./code-version.ts";

/** All source files that affect compiled texts. */
const SOURCES = ["schemas/**/*", "src/content/**/*", "src/articles/*", "scripts/vite/articles.ts"];

/** How long unused files are kept, as another branch may need them. In milliseconds. */
const KEPT = 7 * 86_400_000;

interface ArticleOptions {
  readonly files: ContentFiles;
  readonly cache?: string;
  /** A hash of the compiling code. */
  readonly version?: string;
}

/**
 * Compiles the texts of content/ that aren't cached.
 * @returns a lookup of all of them, except those with mistakes, which are left to the check
 */
export async function compileArticles({
  files,
  cache = join(import.meta.dirname, "../../node_modules/.vite/articles"),
  version = codeVersion(join(import.meta.dirname, "../.."), SOURCES),
}: ArticleOptions): Promise<CompiledProse> {
  mkdirSync(cache, { recursive: true });
  const tokens = readTokens(files);
  const compile = compiler(tokens);
  const known = new Map<string, Prose>();
  const used = new Set<string>();
  for (const text of textsOf(files)) {
    const key = hash("sha256", JSON.stringify([version, [...tokens], text]));
    const metadata = keptMetadata(cache, key) ?? keep(cache, key, await compile(text));
    if (!metadata) continue;
    used.add(key);
    known.set(text, { ...metadata, problems: [], module: pathToFileURL(moduleFile(cache, key)).href });
  }
  tidy(cache, used);
  return (text) => known.get(text);
}

function textsOf(files: ContentFiles): string[] {
  return files.listed
    .filter(({ path, isFile }) => isFile && path.endsWith(".mdx"))
    .map(({ path }) => files.read(path))
    .flatMap((read) => ("text" in read ? [read.text] : []));
}

interface Compiled {
  readonly code: string;
  readonly metadata: ProseMetadata;
}

/** @returns a compiler, which returns undefined for a text with mistakes */
export function compiler(tokens: Tokens): (text: string) => Promise<Compiled | undefined> {
  // The plugin only returns code; metadata is in the file's data, and files are compiled concurrently.
  const files = new Map<string, VFile>();
  const remember = () => (_tree: unknown, file: VFile) => {
    files.set(file.path, file);
  };
  const { transform } = mdx({
    // Markdown with components: MDX would take "{" and "import" for a program.
    format: "md",
    mdExtensions: [".mdx"],
    // The security policy refuses inline styles.
    tableCellAlignToStyle: false,
    remarkPlugins: [...prosePlugins(tokens), remember, [remarkFill, tokens]],
    rehypePlugins: [() => narrowTables],
  });
  let count = 0;
  return async (text) => {
    const path = `${count++}.mdx`;
    try {
      const compiled = await transform(text, path);
      const { data, messages } = files.get(path) ?? {};
      return compiled?.code && data?.metadata && messages?.length === 0
        ? { code: compiled.code, metadata: data.metadata }
        : undefined;
    } catch {
      return undefined;
    } finally {
      files.delete(path);
    }
  };
}

const moduleFile = (cache: string, key: string) => join(cache, `${key}.mjs`);
const metadataFile = (cache: string, key: string) => join(cache, `${key}.json`);

/** @returns the metadata of a text that was compiled before */
function keptMetadata(cache: string, key: string): ProseMetadata | undefined {
  const file = metadataFile(cache, key);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

function keep(cache: string, key: string, compiled: Compiled | undefined): ProseMetadata | undefined {
  if (!compiled) return undefined;
  const { code, metadata } = compiled;
  write(moduleFile(cache, key), code);
  write(metadataFile(cache, key), JSON.stringify(metadata));
  return metadata;
}

/** Written to a temporary file and renamed: a build that is killed, or two at once, leave no half-written file. */
function write(file: string, text: string): void {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, file);
}

function tidy(cache: string, used: ReadonlySet<string>): void {
  for (const name of readdirSync(cache)) {
    const isUsed = used.has(name.replace(/\..*$/, ""));
    const file = join(cache, name);
    if (!isUsed && Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) > KEPT)
      rmSync(file, { force: true });
  }
}
