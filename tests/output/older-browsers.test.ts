import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { NEWER } from "../support/older-browser.ts";

const files = readdirSync("dist/assets").map((name) => `dist/assets/${name}`);

/** Only methods with a unique name: the name alone doesn't say whose method is called. */
const FUNCTIONS = Object.entries(NEWER).flatMap(([owner, names]) =>
  owner.includes(".") ? [] : names.map((name) => `${owner}.${name}(`),
);

test.each(files.filter((file) => file.endsWith(".js")))("%s calls nothing that came after early 2023", (file) => {
  const text = readFileSync(file, "utf8");
  expect(FUNCTIONS.filter((call) => text.includes(call))).toEqual([]);
});

test.each(files.filter((file) => file.endsWith(".css")))("%s reckons with no colour that came after it", (file) => {
  expect(readFileSync(file, "utf8")).not.toMatch(/\((?:from|in oklch from) /);
});
