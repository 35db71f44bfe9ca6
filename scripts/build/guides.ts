import type { Content } from "../../src/content/content.server.ts";
import { codeVersion } from "../code-version.ts";
import { GUIDE_SOURCES, guides } from "../guide/guides.ts";
import type { Output } from "./output.ts";

interface GuidesOptions {
  readonly content: Content;
  /** The project's folder. */
  readonly root: string;
  readonly output: Output;
}

/** Writes the PDF of every guide. */
export async function writeGuides({ content, root, output }: GuidesOptions): Promise<void> {
  const version = codeVersion(root, GUIDE_SOURCES);
  for (const [address, { key, make }] of guides(content)) {
    await output.put(`guide ${address}`, `${version} ${key}`, async () => [[address, await make()]]);
  }
}
