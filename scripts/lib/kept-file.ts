import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** @returns a file of a cache, whose name says all that it is made from; it is made if it isn't there */
export async function keptFile(file: string, make: () => Promise<Uint8Array>): Promise<NonSharedBuffer> {
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    // Renamed, so that no other process reads half of it.
    const part = `${file}.${process.pid}.part`;
    writeFileSync(part, await make());
    renameSync(part, file);
  }
  return readFileSync(file);
}
