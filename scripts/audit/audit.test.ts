import { spawn } from "node:child_process";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { loadContent } from "../../src/content/load.server.ts";
import { projectRoot } from "../../tests/support/content.ts";

/** A registry that knows of these weaknesses, each by the package's name. */
async function registry(advisories: Readonly<Record<string, readonly object[]>>): Promise<string> {
  const server = createServer((request, response) => {
    const isAsked = request.method === "POST" && request.url === "/-/npm/v1/security/advisories/bulk";
    request.resume();
    if (isAsked) response.setHeader("content-type", "application/json").end(JSON.stringify(advisories));
    else response.writeHead(404).end("{}");
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, "127.0.0.1", resolve);
  await promise;
  onTestFinished(() => void server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/`;
}

/** Runs `npm run audit` with npm as it is installed here. */
async function audit(at: string, day: string): Promise<{ readonly code: number; readonly said: string }> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const clock = { SOURCE_DATE_EPOCH: String(Date.parse(day) / 1000) };
  const env = { ...process.env, ...clock, npm_config_registry: at, npm_config_fetch_retries: "0" };
  const child = spawn(process.execPath, ["scripts/audit/audit.ts"], { cwd: projectRoot, env });
  child.once("close", (code) => resolve(code ?? 1));
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await promise, said: (said + complained).trim() };
}

const { expires } = loadContent(projectRoot).content.one("security");
const daysBefore = (days: number) => new Date(Date.parse(expires) - days * 86_400_000).toISOString().slice(0, 10);
const early = daysBefore(100);

const advisory = {
  id: 1,
  url: "https://github.com/advisories/GHSA-aaaa-bbbb-cccc",
  title: "A hole",
  severity: "high",
  vulnerable_versions: "<999.0.0",
  cwe: [],
  cvss: { score: 0, vectorString: null },
};

test("A weakness of a package that the lock file names, and a security.txt that holds for less than a month, are told in a line each, and fail", async () => {
  const { code, said } = await audit(await registry({ vite: [advisory] }), daysBefore(20));
  expect(said.split("\n")).toEqual([
    expect.stringMatching(/^content\/site\/security\.json: security\.txt expires in 20 days\. .+$/),
    `No answer yet: vite: A hole (high), ${advisory.url}`,
  ]);
  expect(code).toBe(1);
});

test("A registry that knows of none passes", async () => {
  expect(await audit(await registry({}), early)).toEqual({
    code: 0,
    said: "Every finding has an answer in docs/audit-answers.json, and security.txt holds.",
  });
});

test("A registry that doesn't answer fails, with the reason in a line", async () => {
  const { code, said } = await audit("http://127.0.0.1:9/", early);
  expect(said).toMatch(/^audit: Nothing is known of weaknesses, .* could not be asked: .*$/);
  expect(code).toBe(1);
});
