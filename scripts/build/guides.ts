import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Content } from "../../src/content/content.server.ts";
import { guides } from "../guide/guides.ts";

/** Writes the PDF of every guide. */
export async function writeGuides(content: Content, output: string): Promise<void> {
  for (const [address, make] of guides(content)) {
    const file = join(output, address);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await make());
  }
}
