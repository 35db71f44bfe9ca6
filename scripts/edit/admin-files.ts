/** Bundles the editing screens: a page and everything below its address, from this site alone. */
import { join } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";
import { ADMIN_PAGE } from "../hosts/admin-policy.ts";
import { htmlFile } from "../hosts/html-file.ts";
import { editorConfig } from "./config.ts";

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

/**
 * @param repository owner and name on GitHub; undefined for the folder on this computer alone
 * @returns the files by their address
 */
export async function adminFiles(repository: string | undefined): Promise<ReadonlyMap<string, string | Buffer>> {
  // The form beside the page needs the dev server, which brings the page up to date.
  const pages = repository ? ["index.html"] : ["index.html", "split.html"];
  const result = await build({
    root: import.meta.dirname,
    base: `${ADMIN_PAGE}/`,
    configFile: false,
    publicDir: false,
    logLevel: "error",
    plugins: [ownFilesAlone],
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
  ]);
}

/** Pages are in files where hosts look for them. */
function addressOf({ fileName }: { readonly fileName: string }): string {
  return fileName === "index.html" ? htmlFile(ADMIN_PAGE) : `${ADMIN_PAGE}/${fileName}`;
}

function contentOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk): string | Buffer {
  return file.type === "chunk" ? file.code : Buffer.from(file.source);
}
