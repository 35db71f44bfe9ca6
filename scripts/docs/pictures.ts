/**
 * Takes the pictures of the reference and of the guides. They are committed and not compared in a test: letters are drawn a little
 * differently on every machine.
 * Usage: npm run docs:pictures takes those that are missing; npm run docs:pictures -- steps Callout edit-page takes those again.
 */
import { existsSync } from "node:fs";
import { basename } from "node:path";
import { suggest } from "../../src/content/problems/nearest.ts";
import { exitOnError } from "../lib/exit-on-error.ts";
import { sectionKinds, sectionPictureFile } from "../lib/sections-page.ts";
import { takeExamplePictures } from "./component-pictures.ts";
import { componentNames, pictureFile } from "./components-page.ts";
import { screenPictures, takeScreenPictures } from "./screen-pictures.ts";

const examples = [...componentNames.map(pictureFile), ...sectionKinds.map(sectionPictureFile)];
const nameOf = (file: string) => basename(file, ".webp");

await exitOnError("docs:pictures", async () => {
  const root = process.cwd();
  const wanted = wantedFiles([...examples, ...screenPictures], process.argv.slice(2));
  const isWanted = (file: string) => wanted.includes(file);
  if (examples.some(isWanted)) await takeExamplePictures(root, isWanted);
  if (screenPictures.some(isWanted)) await takeScreenPictures(root, isWanted);
  console.log(wanted.length > 0 ? wanted.join("\n") : "No picture is missing. Name those to take again.");
});

/** @throws if something is named that has no picture */
function wantedFiles(all: readonly string[], names: readonly string[]): readonly string[] {
  const unknown = names.find((name) => !all.some((file) => nameOf(file) === name));
  if (unknown !== undefined) {
    throw new Error(`There is no picture "${unknown}". ${suggest(unknown, all.map(nameOf))}`);
  }
  return all.filter((file) => (names.length > 0 ? names.includes(nameOf(file)) : !existsSync(file)));
}
