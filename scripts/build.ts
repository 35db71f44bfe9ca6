/**
 * Builds the whole site into dist/: plain files that any static host serves.
 * Usage: npm run build [-- --out another/folder]. Exit code 1 with the reason if content/ has mistakes or a page can't be rendered.
 */
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { build as viteBuild } from "vite";
import { buildMoment, yearOf } from "../src/content/clock.ts";
import { loadContent } from "../src/content/load.server.ts";
import { formatProblems } from "../src/content/report.ts";
import { buildSite } from "../src/content/site.server.ts";
import { compressFiles } from "./build/compress.ts";
import { writeGuides } from "./build/guides.ts";
import { BUNDLED_LICENCES, writeLicences } from "./build/licences.ts";
import { prerender, readAssets } from "./build/prerender.ts";
import { writeSiteFiles } from "./build/site-files.ts";
import { connectOrigins } from "./connect-origins.ts";
import { hostedSite } from "./hosting/hosted-site.ts";
import { writeHostFiles } from "./hosting/write-host-files.ts";

// Whatever the terminal has set: a published site never holds React's development code.
process.env["NODE_ENV"] = "production";
// One moment for everything: what is published must not differ between the steps.
const moment = buildMoment(process.env);
process.env["SOURCE_DATE_EPOCH"] = String(Math.floor(moment / 1000));

const root = process.cwd();
const { values } = parseArgs({ options: { out: { type: "string", default: "dist" } } });
const output = join(root, values.out);
const serverOutput = join(root, ".server-build");

await step("check content", checkContent);
const { content } = loadContent(root);
const site = buildSite(content, yearOf(moment));
await step("build the browser's code", () =>
  viteBuild({
    logLevel: "warn",
    build: { outDir: output, emptyOutDir: true, license: { fileName: BUNDLED_LICENCES } },
  }),
);
await step("list licences", () => writeLicences(output));
await step("build the server's code", buildServer);
const { renderPage } = await import(pathToFileURL(join(serverOutput, "entry.server.js")).href);
const assets = await readAssets(output);
await step("render pages", () => prerender({ content, renderPage, assets, output }));
await rm(serverOutput, { recursive: true });
await step("write feed, sitemap, pictures", () => writeSiteFiles({ content, site, root, output }));
await step("make guides", () => writeGuides(content, output));
await step("write files for hosts", () => writeHostFiles(hostedSite(content, connectOrigins("production")), output));
await step("compress", () => compressFiles(output));

async function step(name: string, run: () => unknown): Promise<void> {
  const started = performance.now();
  try {
    await run();
  } catch (error) {
    console.error(`build: could not ${name}\n${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
  console.log(`${name} (${Math.round(performance.now() - started)} ms)`);
}

function checkContent(): void {
  const { problems, textOf } = loadContent(root);
  if (problems.length > 0) throw new Error(formatProblems(problems, { textOf }));
}

async function buildServer(): Promise<void> {
  await rm(serverOutput, { recursive: true, force: true });
  await viteBuild({
    logLevel: "warn",
    publicDir: false,
    build: { outDir: serverOutput, ssr: "src/entry.server.tsx", manifest: false, emptyOutDir: true },
  });
}
