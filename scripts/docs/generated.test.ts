import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../../tests/support/content.ts";
import { GENERATED_FOLDERS, generatedFiles } from "./generated.ts";

const files = generatedFiles();

test("What is made from the schemas is current; otherwise: npm run docs", () => {
  const stale = [...files]
    .filter(([file, text]) => {
      const path = join(projectRoot, file);
      return !existsSync(path) || readFileSync(path, "utf8") !== text;
    })
    .map(([file]) => `${file} is not current: run "npm run docs" and commit what it changes`);

  expect(stale).toEqual([]);
});

test("Nothing is left over in the folders of generated files", () => {
  const found = GENERATED_FOLDERS.flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => `${folder}/${name}`),
  );

  expect(found.filter((file) => !files.has(file))).toEqual([]);
});
