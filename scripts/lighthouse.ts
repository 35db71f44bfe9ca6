/**
 * Asks Lighthouse about pages, as a telephone and as a desktop, with its own throttling, and fails where a category has less
 * than tests/budgets.json wants. Builds the site for itself, as visitors get it.
 * Usage: npm run lighthouse [-- /address …]; without addresses, all.
 */
import { loadContent } from "../src/content/load.server.ts";
import budgets from "../tests/budgets.json" with { type: "json" };
import { launchBrowser } from "./browser.ts";
import { pageAddresses } from "./build/prerender.ts";
import { problemsOf, scoresOf } from "./lighthouse/problems.ts";
import { askLighthouse, DEVICES } from "./lighthouse/run.ts";
import { buildLocalSite, serveLocalSite } from "./local-site.ts";

/** Where Chromium listens for Lighthouse; the environment variable DEBUGGING_PORT overrides it. */
const PORT = Number(process.env["DEBUGGING_PORT"] ?? 9333);

const root = process.cwd();
const wanted = process.argv.slice(2);
const addresses = wanted.length > 0 ? wanted : pageAddresses(loadContent(root).content);
const site = serveLocalSite(root, buildLocalSite(root));
const browser = await launchBrowser(`--remote-debugging-port=${PORT}`);
let failed = 0;
for (const address of addresses) {
  for (const device of DEVICES) {
    const result = await askLighthouse({
      origin: site.origin,
      address,
      device,
      port: PORT,
      budget: budgets.lighthouse,
    });
    const problems = problemsOf(result, budgets.lighthouse);
    const scores = [...scoresOf(result)].map(([name, score]) => `${name} ${score}`);
    console.log(`${problems.length > 0 ? "✗" : "✓"} ${address}, ${device}: ${scores.join(", ")}`);
    for (const problem of problems) console.log(`    ${address}, ${device}, ${problem}`);
    if (problems.length > 0) failed += 1;
  }
}
await browser.close();
site.close();
if (failed > 0) {
  console.error(
    `lighthouse: ${failed} of ${addresses.length * DEVICES.length} visits are under the budget of tests/budgets.json`,
  );
  process.exitCode = 1;
}
