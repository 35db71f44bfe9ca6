import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { fileHeaders, UNKNOWN_CONTENT_TYPE } from "../../scripts/serve/file-headers.ts";
import { isPublished } from "../../scripts/serve/site-path.ts";
import { readTree } from "../support/built-site.ts";
import { testSameAnswers } from "../support/same-answers.ts";
import { hasNginx, NGINX_PACKAGES, startNginx, startOwn } from "../support/servers.ts";

const folder = resolve("dist");

test("The kind of every published file is known", () => {
  const published = [...readTree("dist").keys()].map((path) => `/${path}`).filter(isPublished);
  const unknown = published.filter((path) => fileHeaders(path)["content-type"] === UNKNOWN_CONTENT_TYPE);
  expect(unknown).toEqual([]);
});

if (!hasNginx())
  console.log(`SKIPPED: nginx is not installed, so nothing is compared with it (apt-get install ${NGINX_PACKAGES}).`);

describe.skipIf(!hasNginx())("nginx answers like npm start:", () => {
  testSameAnswers(folder, async () => {
    const [own, other] = await Promise.all([startOwn(folder), startNginx(folder)]);
    return { own, other };
  });
});
