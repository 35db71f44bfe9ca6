/**
 * Asks other sites whether the pages that content links to are still there, and prints a report in Markdown.
 * Usage: npm run links:outward. Dead links are no mistake of this site's, so the exit code is 0; it is 1 if no site
 * answers at all, as this machine is offline then.
 */
import { loadContent } from "../../src/content/load.server.ts";
import { exitOnError } from "../lib/exit-on-error.ts";
import { checkLinks } from "./check-links.ts";
import { outwardLinks } from "./outward-links.ts";
import { formatReport } from "./report.ts";

await exitOnError("links:outward", async () => {
  const { content } = loadContent(process.cwd());
  const links = outwardLinks(content);
  const checked = await checkLinks(
    links.map(({ address }) => address),
    {
      userAgent: `Mozilla/5.0 (compatible; link-check; +${content.one("brand").url})`,
      timeout: 20_000,
      pause: 1000,
    },
  );
  if (checked.length > 0 && checked.every(({ state }) => state === "dead"))
    throw new Error("no site answers. Is this machine online?");
  process.stdout.write(formatReport(links, checked));
});
