/**
 * Builds the whole site into dist/: plain files that any static host serves. What an earlier build has made from the
 * same inputs stays (scripts/build/output.ts).
 * Usage: npm run build [-- --out another/folder]. Exit code 1 with the reason if content/ has mistakes or a page can't be rendered.
 */
import { createHash } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { formatProblems } from "../src/content/checking/report.ts";
import { buildMoment, yearOf } from "../src/content/clock.ts";
import { loadContent } from "../src/content/load.server.ts";
import { buildSite } from "../src/content/site.server.ts";
import { BlobCache } from "./blob-cache.ts";
import { readAssets, writeClient } from "./build/assets.ts";
import { buildCode } from "./build/code.ts";
import { writeGuides } from "./build/guides.ts";
import { writeLicences } from "./build/licences.ts";
import { oneAtATime } from "./build/one-at-a-time.ts";
import { Output } from "./build/output.ts";
import { writePictures } from "./build/pictures.ts";
import { prerender } from "./build/prerender.ts";
import { withRenderer } from "./build/renderer.ts";
import { writePublicFiles, writeSiteFiles } from "./build/site-files.ts";
import { codeVersion } from "./code-version.ts";
import { connectOrigins } from "./connect-origins.ts";
import { collectFrugally } from "./frugal-collector.ts";
import { hostedSite } from "./hosting/hosted-site.ts";
import { writeHostFiles } from "./hosting/write-host-files.ts";
import { outliveReader } from "./outlive-reader.ts";
import { styleSources } from "./serve/inline-styles.ts";
import { compileArticles } from "./vite/articles.ts";

// Whatever the terminal has set: a published site never holds React's development code.
process.env["NODE_ENV"] = "production";
collectFrugally();
outliveReader();
// One moment for everything: what is published must not differ between the steps.
const moment = buildMoment(process.env);
process.env["SOURCE_DATE_EPOCH"] = String(Math.floor(moment / 1000));

const root = process.cwd();
const { values } = parseArgs({ options: { out: { type: "string", default: "dist" } } });
const folder = resolve(root, values.out);
const cache = new BlobCache(root, "build");

const lock = join(root, "node_modules/.cache/site", `${createHash("sha256").update(folder).digest("hex")}.lock`);
const release = await oneAtATime(lock, () => console.log(`Another build is writing ${values.out}; waiting for it.`));
mkdirSync(folder, { recursive: true });
const output = new Output(folder, cache, codeVersion(root, ["scripts/build/*.ts"]));

const content = await step("check content", checkedContent);
const site = buildSite(content, yearOf(moment));
const code = await step("build the code", () => buildCode({ root, cache, site }));
const assets = readAssets(code.client);
await step("write the browser's code", () => writeClient(code.client, output));
await step("list licences", () => writeLicences(code.client, output));
await step("write public files", () => writePublicFiles(root, output));
await step("render pages", async () => {
  const { version, server } = code;
  const { pages, rendered } = await withRenderer(root, server, (renderer) =>
    prerender({ content, renderer, version, assets, output }),
  );
  console.log(`  ${rendered} of ${pages} pages were new or had changed`);
});
await step("write feed, sitemap", () => writeSiteFiles({ content, site, output }));
await step("draw pictures", () => writePictures({ content, root, cache, output }));
await step("make guides", () => writeGuides({ content, root, output }));
await step("write files for hosts", () =>
  writeHostFiles(
    hostedSite(content, {
      connectOrigins: connectOrigins("production"),
      styleSources: styleSources(Object.values(assets.styles)),
    }),
    folder,
    output,
  ),
);
await step("tidy up", () => output.finish());
cache.prune();
release();

async function step<Result>(name: string, run: () => Result | Promise<Result>): Promise<Result> {
  const started = performance.now();
  try {
    const result = await run();
    console.log(`${name} (${Math.round(performance.now() - started)} ms)`);
    return result;
  } catch (error) {
    console.error(`build: could not ${name}\n${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}

async function checkedContent() {
  const { content: found, problems, textOf } = loadContent(root, moment, await compileArticles({ root }));
  if (problems.length > 0) throw new Error(formatProblems(problems, { textOf }));
  return found;
}
