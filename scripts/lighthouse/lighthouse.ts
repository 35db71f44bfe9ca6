/**
 * Runs Lighthouse on pages, as a phone and as a desktop, and fails if a category or an audit misses
 * tests/budgets.json. Lighthouse runs by npx, since nothing else needs it. The site is a production build.
 * Usage: npm run lighthouse [-- /address …]; without addresses, all. Reports of failed visits are kept in lighthouse/.
 */
import { execFile } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { z } from "zod";
import { loadContent } from "../../src/content/load.server.ts";
import { pageAddresses } from "../../src/pages/page-lists.server.ts";
import budgets from "../../tests/budgets.json" with { type: "json" };
import { buildLocalSite, serveLocalSite } from "../hosts/local-site.ts";
import { browserPath } from "../lib/browser.ts";

const VERSION = "13.5.0";
const DEVICES = { mobile: [], desktop: ["--preset=desktop"] } as const;

/** How often a page is retried: a briefly busy machine isn't the page's fault. */
const VISITS = 3;

/** An empty callback redirects home, so it is visited with an expired link. */
const QUERIES: Readonly<Record<string, string>> = { "/auth/callback": "?error=access_denied&error_code=otp_expired" };

const reportSchema = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
});

const run = promisify(execFile);
const root = process.cwd();
const wanted = process.argv.slice(2);
const addresses = wanted.length > 0 ? wanted : pageAddresses(loadContent(root).content);
const site = serveLocalSite(root, buildLocalSite(root));
let failed = 0;
for (const address of addresses) {
  for (const device of ["mobile", "desktop"] as const) {
    const { results, isWithin, report } = await visit(address, device);
    console.log(`${isWithin ? "✓" : "✗"} ${address}, ${device}: ${results}`);
    if (isWithin) continue;
    failed += 1;
    mkdirSync("lighthouse", { recursive: true });
    writeFileSync(`lighthouse/${address.slice(1).replaceAll("/", "-") || "home"}-${device}.json`, report);
  }
}
site.close();
if (failed > 0) {
  console.error(`lighthouse: ${failed} of ${addresses.length * 2} visits don’t keep to tests/budgets.json`);
  process.exitCode = 1;
}

/** @returns the first visit that keeps to the budget, otherwise the last */
async function visit(address: string, device: keyof typeof DEVICES) {
  for (let count = 1; ; count += 1) {
    const report = await ask(address, device);
    const { categories, audits } = reportSchema.parse(JSON.parse(report));
    const scores = Object.entries(budgets.lighthouse).map(([name, least]) => {
      const score = Math.round((categories[name]?.score ?? 0) * 100);
      return { result: `${name} ${score}`, isWithin: score >= least };
    });
    const values = Object.entries(budgets.audits).map(([name, most]) => {
      const value = audits[name]?.numericValue ?? Number.POSITIVE_INFINITY;
      return { result: `${name} ${Number(value.toFixed(2))}`, isWithin: value <= most };
    });
    const all = [...scores, ...values];
    const isWithin = all.every((each) => each.isWithin);
    if (isWithin || count === VISITS) return { results: all.map(({ result }) => result).join(", "), isWithin, report };
  }
}

/** @returns Lighthouse's report as JSON */
async function ask(address: string, device: keyof typeof DEVICES): Promise<string> {
  const options = [
    "--output=json",
    "--quiet",
    "--chrome-flags=--headless=new --no-sandbox",
    `--only-categories=${Object.keys(budgets.lighthouse).join(",")}`,
    ...DEVICES[device],
    // Lighthouse takes the intended noindex of sign-in pages for a mistake.
    ...(address.startsWith("/auth/") ? ["--skip-audits=is-crawlable"] : []),
  ];
  const url = site.origin + address + (QUERIES[address] ?? "");
  const env = { ...process.env, CHROME_PATH: browserPath() };
  const { stdout } = await run(
    process.execPath,
    [npmProgram(), "exec", "--yes", "--", `lighthouse@${VERSION}`, url, ...options],
    {
      env,
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return stdout;
}

/**
 * Finds npm's own program, to be run by Node: on Windows "npm" and "npx" are scripts of the shell, which no program can start by name.
 * @throws Error if the command was not started by npm, which alone says where it is
 */
function npmProgram(): string {
  const path = process.env["npm_execpath"];
  if (!path) throw new Error("This command needs npm: start it by npm run.");
  return path;
}
