import { hash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { findFiles } from "../content/files/find-files.ts";
import type { PackedModel } from "./classifier.ts";
import type { Lexicon } from "./features.ts";
import { type TrainingClass, train } from "./train.server.ts";

/** The last result, with a hash of what it was made from. */
const FILE = "node_modules/.cache/assistant/model.json";

/** Trains the classifier, which takes half a minute, unless the last result was made from the same wordings by the same code. */
export function trained(classes: readonly TrainingClass[], lexicon: Lexicon): PackedModel {
  const code = findFiles(["src/assistant/*.ts", "package-lock.json"]).filter((file) => !file.endsWith(".test.ts"));
  const from = hash("sha256", JSON.stringify([classes, lexicon, code.map((file) => readFileSync(file, "utf8"))]));
  const last = read();
  if (last?.from === from) return last.model;
  const model = train(classes, lexicon);
  mkdirSync(dirname(FILE), { recursive: true });
  // Renamed, so that a build that is killed leaves no half of it.
  writeFileSync(`${FILE}.${process.pid}`, JSON.stringify({ from, model }));
  renameSync(`${FILE}.${process.pid}`, FILE);
  return model;
}

function read(): { readonly from: string; readonly model: PackedModel } | undefined {
  try {
    return JSON.parse(readFileSync(FILE, "utf8"));
  } catch {
    return undefined;
  }
}
