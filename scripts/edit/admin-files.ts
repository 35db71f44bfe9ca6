/** Bundles the editing screens: everything that lies below /admin/, from this site alone. */
import { join } from "node:path";
import { build, type Rolldown } from "vite";
import { editorConfig } from "./config.ts";

/** Where the editing screens are. */
export const ADMIN = "/admin/";

/** What the editor fetches for maps, for drawings and to colour code, none of which content has: hundreds of files. */
const NEVER_LOADED = /^(?:@shikijs\/|leaflet|terra-draw|svgo)/;

/**
 * @param repository owner and name on GitHub; undefined for the folder on this computer alone
 * @returns the files by their address
 */
export async function adminFiles(repository: string | undefined): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const result = await build({
    root: import.meta.dirname,
    base: ADMIN,
    configFile: false,
    publicDir: false,
    logLevel: "error",
    build: {
      write: false,
      // The package is small already.
      minify: false,
      target: "es2024",
      modulePreload: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: { input: join(import.meta.dirname, "index.html"), external: NEVER_LOADED },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((each) => ("output" in each ? each.output : []));
  return new Map<string, string | Uint8Array>([
    ...outputs.map((file): [string, string | Uint8Array] => [`${ADMIN}${file.fileName}`, contentOf(file)]),
    [`${ADMIN}config.json`, JSON.stringify(editorConfig(repository))],
  ]);
}

function contentOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk): string | Uint8Array {
  return file.type === "chunk" ? file.code : file.source;
}
