import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { fileHeaders, UNKNOWN_CONTENT_TYPE } from "../../scripts/hosts/file-headers.ts";
import { isPublished } from "../../scripts/hosts/site-path.ts";
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
