import { resolve } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { fileHeaders, UNKNOWN_CONTENT_TYPE } from "../../scripts/hosts/file-headers.ts";
import { isPublished } from "../../scripts/hosts/site-path.ts";
import { ask } from "../support/ask.ts";
import { readTree } from "../support/built-site.ts";
import { testSameAnswers } from "../support/same-answers.ts";
import { isNginxInstalled, NGINX_PACKAGES, startNginx, startOwn } from "../support/servers.ts";

const folder = resolve("dist");

test("The kind of every published file is known", () => {
  const published = [...readTree("dist").keys()].map((path) => `/${path}`).filter(isPublished);
  const unknown = published.filter((path) => fileHeaders(path)["content-type"] === UNKNOWN_CONTENT_TYPE);
  expect(unknown).toEqual([]);
});

const skipped = !isNginxInstalled();
if (skipped) console.log(`SKIPPED: nginx is not installed, so it isn't compared (apt-get install ${NGINX_PACKAGES}).`);

describe.skipIf(skipped)("nginx answers like npm start:", () => {
  testSameAnswers(folder, async () => {
    const [own, other] = await Promise.all([startOwn(folder), startNginx(folder)]);
    return { own, other };
  });
});

/** Addresses that look like a page's until they end. An expression that goes back over them takes seconds. */
const costly = [80, 158, 2400].flatMap((length) =>
  ["index/.html/", "a/../", "//", "a", "a."].flatMap((part) =>
    ["!x", "|"].map((end) => `/${part.repeat(length / part.length)}${end}`),
  ),
);

/** @returns the milliseconds of the quickest answer: on a busy machine the others tell how busy it is */
async function quickest(port: number, path: string): Promise<number> {
  const times: number[] = [];
  while (times.length < 7) {
    const begun = performance.now();
    await ask(port, path);
    times.push(performance.now() - begun);
  }
  return Math.min(...times);
}

test.skipIf(skipped)("No address that can be made up costs nginx much more than a page does", async () => {
  const { port, close } = await startNginx(folder);
  onTestFinished(close);
  const page = await quickest(port, "/about");
  // Going back over an address took a hundred times as long as a page.
  for (const path of costly) expect(await quickest(port, path), path).toBeLessThan(20 * page + 10);
});
