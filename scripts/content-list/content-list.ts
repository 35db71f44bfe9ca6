/**
 * Lists every file of content/ with its state (live, draft, scheduled, expired), its dates and how many mistakes it has,
 * and what goes live or expires when.
 * Usage: npm run content:list [-- --format json]
 */
import { parseArgs } from "node:util";
import { loadContent } from "../../src/content/load.server.ts";
import { exitOnError } from "../lib/exit-on-error.ts";
import { listEntries } from "./entry-list.ts";
import { formatList } from "./table.ts";

await exitOnError("content:list", () => {
  const { values } = parseArgs({ options: { format: { type: "string", default: "text" } } });
  if (values.format !== "text" && values.format !== "json") {
    throw new Error(`There is no format "${values.format}": use text or json.`);
  }
  const list = listEntries(loadContent(process.cwd()));
  console.log(values.format === "json" ? JSON.stringify(list, null, 2) : formatList(list));
});
