import { brotliCompressSync, constants } from "node:zlib";
import { COMPRESSIBLE } from "./file-headers.ts";

const compressible = new RegExp(COMPRESSIBLE);

/** Smaller files gain nothing: they fit one network packet as they are. */
const SMALLEST = 1024;

/** Files that visitors keep for a year, and what the assistant knows, which is fetched before its first answer. */
const WORTH_IT = /^\/(?:assets|assistant)\//;

/**
 * For pages, brotli 11 takes some two seconds more than brotli 5 for few of them and saves 8 %.
 * There may be ten thousand pages.
 */
const QUALITY = { best: 11, other: 5 } as const;

/**
 * Compresses a file for hosts that serve compressed copies.
 * @param path the file's path in the output, which starts with a slash
 * @returns a brotli copy; undefined if the file gains nothing by it
 */
export function compressedCopy(path: string, data: Buffer): Buffer | undefined {
  if (data.length < SMALLEST || !compressible.test(path)) return undefined;
  return brotliCompressSync(data, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: WORTH_IT.test(path) ? QUALITY.best : QUALITY.other,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      // A window larger than the file only costs memory, and time to clear it.
      [constants.BROTLI_PARAM_LGWIN]: Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.ceil(Math.log2(data.length)) + 1),
    },
  });
}
