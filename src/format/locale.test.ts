import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findFiles } from "../content/files/find-files.ts";
import { LOCALE } from "./locale.ts";

test("Pages that are written by hand have the site's language, too", () => {
  const written = findFiles("{scripts,src,public}/**/*.{html,ts,tsx,svg}").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\blang="([a-z][\w-]*)"/g)].map(([, lang]) => `${file} ${lang}`),
  );

  expect(written).toEqual([`scripts/film/film.html ${LOCALE}`]);
});
