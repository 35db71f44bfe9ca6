import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loadContent } from "../../../src/content/load/load.server.ts";
import { pictures } from "../../pictures/pictures.ts";
import { compressedCopy } from "../../serve/compressed-copy.ts";

/**
 * Says which part of a build goes into the larger things that the peer's site does not have: makes them once more, by themselves. Markdown,
 * page data and feeds are not among them, as they can't be told from the rest so easily.
 * @param folder the project's, built
 * @param whole what the build took from nothing, in seconds
 */
export async function printExtras(folder: string, whole: number): Promise<void> {
  const dist = join(folder, "dist");
  const files = globSync("**/*.*", { cwd: dist }).filter((path) => !path.endsWith(".br"));
  const drawn = pictures(loadContent(folder).content);
  const extras = {
    pictures: await secondsOf(async () => {
      for (const { draw } of drawn.values()) await draw();
    }),
    "compressed copies": await secondsOf(() => {
      for (const path of files) compressedCopy(`/${path}`, readFileSync(join(dist, path)));
    }),
  };
  for (const [name, seconds] of Object.entries(extras)) {
    console.log(`${name}, from nothing: ${seconds.toFixed(1)} CPU s, ${Math.round((seconds / whole) * 100)} % of it`);
  }
}

async function secondsOf(make: () => void | Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await make();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000_000;
}
