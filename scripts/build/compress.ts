import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const COMPRESSIBLE = /\.(?:html|css|js|json|svg|xml|txt|webmanifest|ico)$/;

/** Smaller files gain nothing: they fit one network packet as they are. */
const SMALLEST = 1024;

/** Writes a brotli and a gzip copy beside each file of a folder that gains by it. */
export async function compressFiles(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => COMPRESSIBLE.test(name)).map((name) => join(folder, name));
  await Promise.all(files.map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  if ((await stat(file)).size < SMALLEST) return;
  const data = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
  };
  const [br, gz] = await Promise.all([
    brotli(data, { params }),
    deflate(data, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
