import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { fileHeaders, UNKNOWN_CONTENT_TYPE } from "../../scripts/hosts/file-headers.ts";
import { isPublished } from "../../scripts/hosts/site-path.ts";
import { readTree } from "../support/built-site.ts";
import type { Question } from "../support/questions.ts";
import { type Quirks, testSameAnswers } from "../support/same-answers.ts";
import { type DebianServer, debianServers, isInstalled, startOwn } from "../support/servers.ts";

const folder = resolve("dist");

test("The kind of every published file is known", () => {
  const published = [...readTree("dist").keys()].map((path) => `/${path}`).filter(isPublished);
  const unknown = published.filter((path) => fileHeaders(path)["content-type"] === UNKNOWN_CONTENT_TYPE);
  expect(unknown).toEqual([]);
});

/**
 * Paths that Caddy answers in its own way: broken escapes, addresses of other hosts, hashes, which browsers never send, dots,
 * which they resolve, and escaped slashes.
 */
const ODD_FOR_CADDY = /%(?![0-9a-f]{2})|^https?:|#|^\/%2f|(?:\/|%2f)(?:\.|%2e){1,2}(?:\/|%2f|[?#]|$)/i;

/**
 * What browsers send neither: parts that are none, or several at once, and demands that a file has not changed. It sends
 * parts of compressed copies, and the copy that the browser prefers, not the smallest.
 */
function isOddForCaddy({ path, headers = {} }: Question): boolean {
  const { range = "", "accept-encoding": accepted = "" } = headers;
  const isDemand = "if-match" in headers || "if-unmodified-since" in headers;
  return (
    ODD_FOR_CADDY.test(path) ||
    /^lines|9-5$|,/.test(range) ||
    (range !== "" && accepted !== "") ||
    /gzip;q=1/.test(accepted) ||
    (isDemand && path.startsWith("/assets/"))
  );
}

const quirks: Readonly<Record<DebianServer, Quirks>> = {
  nginx: {},
  // What it says of compressed copies.
  caddy: { exempt: isOddForCaddy, ignored: ["content-length", "last-modified", "accept-ranges"] },
};

for (const name of ["nginx", "caddy"] as const satisfies readonly DebianServer[]) {
  const { packages, start } = debianServers[name];
  const skipped = !isInstalled(name);
  if (skipped)
    console.log(`SKIPPED: ${name} is not installed, so nothing is compared with it (apt-get install ${packages}).`);

  describe.skipIf(skipped)(`${name} answers like npm start:`, () => {
    const startBoth = async () => {
      const [own, other] = await Promise.all([startOwn(folder), start(folder)]);
      return { own, other };
    };
    testSameAnswers(folder, startBoth, quirks[name]);
  });
}
