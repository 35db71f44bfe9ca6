/** Makes sure that there is a browser for the tests. Usage: node scripts/lib/ensure-browser.ts */
import { ensureBrowser } from "./browser.ts";

try {
  ensureBrowser();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
