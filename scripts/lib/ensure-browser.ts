/** Makes sure that there is a browser for the tests. Usage: node scripts/lib/ensure-browser.ts */
import { ensureBrowser } from "./browser.ts";
import { exitOnError } from "./exit-on-error.ts";

await exitOnError("browser", ensureBrowser);
