import { spawn } from "node:child_process";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { projectRoot } from "../tests/support/content.ts";

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
async function audit(at: string): Promise<{ readonly code: number; readonly said: string }> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const env = { ...process.env, npm_config_registry: at, npm_config_fetch_retries: "0" };
  const child = spawn(process.execPath, ["scripts/audit.ts"], { cwd: projectRoot, env });
  child.once("close", (code) => resolve(code ?? 1));
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await promise, said: (said + complained).trim() };
}

const advisory = {
  id: 1,
  url: "https://github.com/advisories/GHSA-aaaa-bbbb-cccc",
  title: "A hole",
  severity: "high",
  vulnerable_versions: "<999.0.0",
  cwe: [],
  cvss: { score: 0, vectorString: null },
};

test("A weakness of a package that the lock file names is told in a line, and fails", async () => {
  const { code, said } = await audit(await registry({ vite: [advisory] }));
  expect(said).toBe(`No answer yet: vite: A hole (high), ${advisory.url}`);
  expect(code).toBe(1);
});

test("A registry that knows of none passes", async () => {
  expect(await audit(await registry({}))).toEqual({
    code: 0,
    said: "Every finding has an answer in docs/audit-answers.json.",
  });
});

test("A registry that doesn't answer fails, with the reason in a line", async () => {
  const { code, said } = await audit("http://127.0.0.1:9/");
  expect(said).toMatch(/^audit: Nothing is known of weaknesses, .* could not be asked: .*$/);
  expect(code).toBe(1);
});
