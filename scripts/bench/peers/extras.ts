import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loadContent } from "../../../src/content/load/load.server.ts";
import { pictures } from "../../pictures/pictures.ts";
import { compressedCopy } from "../../serve/compressed-copy.ts";
import { COPY_ENDING } from "../../serve/encoding.ts";
import { pageMarkdown } from "../../vite/page-markdown.ts";

/** The build reads pages for their Markdown before they have their styles. */
const STYLES = /<style.*?<\/style>/s;

/**
 * Says which part of a build goes into what the peer's site does not have: makes all of it once more, by itself.
 * @param folder the project's, built
 * @param whole what the build took from nothing, in seconds
 */
export async function printExtras(folder: string, whole: number): Promise<void> {
  const built = globSync("**/*.*", { cwd: join(folder, "dist") });
  const read = (path: string) => readFileSync(join(folder, "dist", path));
  const drawn = pictures(loadContent(folder).content);
  const extras = {
    pictures: await secondsOf(async () => {
      for (const { draw } of drawn.values()) await draw();
    }),
    Markdown: await secondsOf(() => {
      for (const path of built) if (path.endsWith(".html")) pageMarkdown(read(path).toString().replace(STYLES, ""));
    }),
    "compressed copies": await secondsOf(() => {
      for (const path of built) if (!path.endsWith(COPY_ENDING)) compressedCopy(`/${path}`, read(path));
    }),
  };
  const all = Object.values(extras).reduce((sum, seconds) => sum + seconds);
  const parts = Object.entries(extras).map(([name, seconds]) => `${name} ${seconds.toFixed(1)}`);
  const share = Math.round((all / whole) * 100);
  console.log(
    `\nWhat the peer's site does not have takes ${share} % of a build from nothing, CPU s: ${parts.join(", ")}.`,
  );
}

async function secondsOf(make: () => void | Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await make();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000_000;
}
