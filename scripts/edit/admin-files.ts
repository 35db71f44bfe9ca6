/** Bundles the editing screens: a page and everything below its address, from this site alone. */
import { readFileSync } from "node:fs";
import { extname, join, posix } from "node:path";
import { slug } from "github-slugger";
import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";
import { build, type Plugin, type Rolldown } from "vite";
import type { Tokens } from "../../src/content/facts/tokens.ts";
import { findFiles } from "../../src/content/files/find-files.ts";
import { LOCALE } from "../../src/format/locale.ts";
import { ADMIN_PAGE, FACTS_PAGE } from "../hosts/admin-policy.ts";
import { htmlFile } from "../hosts/html-file.ts";
import { editorConfig, GUIDE_ADDRESS } from "./config.ts";

/** Editor features for maps, drawings and code highlighting, which content doesn't have: hundreds of files. */
const NEVER_LOADED = /^(?:@shikijs\/|leaflet|terra-draw|svgo)/;

/**
 * The editor brings its fonts along, and names another site besides, should they not come. It asks a third whether GitHub is well:
 * here that answers itself, as if all were.
 */
const ownFilesAlone: Plugin = {
  name: "own-files-alone",
  transform: {
    filter: { id: /@sveltia\/cms/ },
    handler: (code) =>
      code
        .replaceAll(/url\(https:\/\/cdn\.jsdelivr\.net[^)]*\)/g, 'local("none")')
        .replaceAll("https://www.githubstatus.com/api/v2/status.json", 'data:,{"status":{"indicator":"none"}}'),
  },
};

/** The editor's words for developers, and what marketers read instead. */
export const WORDS: ReadonlyMap<string, string> = new Map([
  ["Work with Local Repository", "Open the website’s folder"],
  [
    "Once prompted, select the root directory of the “{$repo}” repository.",
    "Choose the folder on this computer that has “content” in it, and allow the browser to change files.",
  ],
  ["Global Assets", "Pictures of the website"],
  ["{Entry saved.}", "{Saved. Visitors see it once it is published.}"],
]);

const ownWords: Plugin = {
  name: "own-words",
  transform: {
    filter: { id: /@sveltia\/cms/ },
    handler: (code) => [...WORDS].reduce((text, [from, to]) => text.replaceAll(from, () => to), code),
  },
};

/** The one place of the language is in TypeScript. */
const language: Plugin = {
  name: "language",
  transformIndexHtml: { order: "pre", handler: (html) => html.replace("%LOCALE%", LOCALE) },
};

const GUIDE_STYLE =
  "body { max-width: 46em; margin: 2em auto; padding: 0 1em; font: 16px/1.6 system-ui } img { max-width: 100% }";

/** The guide for marketers, which a repository shows by itself. */
function guideFiles(): [address: string, content: string | Buffer][] {
  const folder = join(import.meta.dirname, "../../docs/content");
  const files = findFiles("**/*.{md,webp}", folder);
  return files.map((file) => {
    const content = readFileSync(join(folder, file));
    if (extname(file) !== ".md") return [`${GUIDE_ADDRESS}/${file}`, content];
    const body = micromark(content.toString(), { extensions: [gfm()], htmlExtensions: [gfmHtml()] })
      .replaceAll(
        /<h(\d)>(.*)<\/h\1>/g,
        (_heading, level, words) => `<h${level} id="${slug(words.replaceAll(/<[^>]*>/g, ""))}">${words}</h${level}>`,
      )
      // Documents for developers aren't in the guide: a link to one becomes its words.
      .replaceAll(/<a href="(?!https?:)([^"#]+)\.md(#[^"]*)?">(.*?)<\/a>/gs, (_link, path, anchor = "", words) =>
        files.includes(posix.join(posix.dirname(file), `${path}.md`))
          ? `<a href="${path}.html${anchor}">${words}</a>`
          : words,
      );
    const html = `<!doctype html><html lang="${LOCALE}"><meta charset="utf-8" /><title>${file}</title><style>${GUIDE_STYLE}</style>${body}</html>`;
    return [`${GUIDE_ADDRESS}/${file.replace(/md$/, "html")}`, html];
  });
}

/**
 * @param repository owner and name on GitHub; undefined for the folder on this computer alone
 * @returns the files by their address
 */
export async function adminFiles(
  repository: string | undefined,
  tokens: Tokens,
): Promise<ReadonlyMap<string, string | Buffer>> {
  // The form beside the page needs the dev server, which brings the page up to date.
  const pages = repository ? ["index.html"] : ["index.html", "split.html"];
  const result = await build({
    root: import.meta.dirname,
    base: `${ADMIN_PAGE}/`,
    configFile: false,
    publicDir: false,
    logLevel: "error",
    plugins: [ownFilesAlone, ownWords, language],
    build: {
      write: false,
      // The package is small already.
      minify: false,
      target: "es2024",
      modulePreload: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: { input: pages.map((page) => join(import.meta.dirname, page)), external: NEVER_LOADED },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((each) => ("output" in each ? each.output : []));
  return new Map<string, string | Buffer>([
    ...outputs.map((file): [string, string | Buffer] => [addressOf(file), contentOf(file)]),
    [`${ADMIN_PAGE}/config.json`, JSON.stringify(editorConfig(repository))],
    [FACTS_PAGE, JSON.stringify([...tokens])],
    ...(repository ? [] : guideFiles()),
  ]);
}

/** Pages are in files where hosts look for them. */
function addressOf({ fileName }: { readonly fileName: string }): string {
  return fileName === "index.html" ? htmlFile(ADMIN_PAGE) : `${ADMIN_PAGE}/${fileName}`;
}

function contentOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk): string | Buffer {
  return file.type === "chunk" ? file.code : Buffer.from(file.source);
}
