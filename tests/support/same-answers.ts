import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Answer, ask } from "./ask.ts";
import { keptFiles, type Question, questionsAbout } from "./questions.ts";
import type { SiteServer } from "./servers.ts";

/** Headers that say how a connection is kept, or which server it is. */
const ITS_OWN = ["date", "connection", "keep-alive", "transfer-encoding", "server"];

/**
 * What is compared of an answer, each by its name. Servers may have their own words where a browser shows none, and their own
 * marks of a file's version.
 */
function comparable({ status, headers, body }: Answer): Map<string, unknown> {
  const isFile = [200, 206].includes(status) || (status === 404 && headers["content-type"]?.startsWith("text/html"));
  const own = isFile ? ITS_OWN : [...ITS_OWN, "content-type", "content-length"];
  // Partial and empty answers imply range support; refused ones need no ETag.
  const refused = [412, 416].includes(status) ? ["etag"] : [];
  const optional = status === 200 ? own : [...own, ...refused, "accept-ranges"];
  const told = Object.entries(headers).filter(([name]) => !optional.includes(name));
  const values = told.map(([name, value]) => [name, name === "etag" ? "(a mark)" : String(value)] as const);
  return new Map<string, unknown>([["status", status], ...values, ["body", isFile ? digest(body) : ""]]);
}

const digest = (body: Buffer) => createHash("sha256").update(body).digest("hex");

const SECOND = 1000;

/** Of a file that was written in a second's last half millisecond, Node says the next second, and others that one. */
function isSame(name: string, wanted: unknown, had: unknown): boolean {
  if (wanted === had) return true;
  return name === "last-modified" && Math.abs(Date.parse(String(wanted)) - Date.parse(String(had))) <= SECOND;
}

/** @returns how two answers differ, in a line each */
function differences(expected: Answer, found: Answer): string[] {
  const [wanted, had] = [comparable(expected), comparable(found)];
  const names = [...new Set([...wanted.keys(), ...had.keys()])];
  return names
    .filter((name) => !isSame(name, wanted.get(name), had.get(name)))
    .map((name) => `${name} is ${had.get(name) ?? "missing"}, not ${wanted.get(name) ?? "missing"}`);
}

/** @returns how two servers answer a question differently */
async function compare(own: SiteServer, other: SiteServer, question: Question) {
  const { path, headers = {}, method = "GET" } = question;
  const expected = await ask(own.port, path, headers, method);
  const found = await ask(other.port, path, headers, method);
  return differences(expected, found).map((text) => `${method} ${path} ${JSON.stringify(headers)}: ${text}`);
}

/** Two servers of the same files. */
interface Pair {
  readonly own: SiteServer;
  readonly other: SiteServer;
}

/**
 * Asks a server and `npm start` the same questions, in a test for each kind.
 * @param folder where the site's files are to be seen
 * @param start starts both
 */
export function testSameAnswers(folder: string, start: () => Promise<Pair>) {
  let servers: Pair;

  beforeAll(async () => {
    servers = await start();
  });
  afterAll(() => Promise.all([servers.own.close(), servers.other.close()]));

  test.each(Object.entries(questionsAbout(folder)))("%s", async (_kind, questions) => {
    const found: string[] = [];
    for (const question of questions) found.push(...(await compare(servers.own, servers.other, question)));
    expect(questions.length).toBeGreaterThan(0);
    expect(found).toEqual([]);
  });

  test("what the browser has already is not sent again, by the mark it came with", async () => {
    for (const { path, headers } of keptFiles(folder)) {
      const { etag = "" } = (await ask(servers.other.port, path, headers)).headers;
      expect((await ask(servers.other.port, path, { ...headers, "if-none-match": etag })).status).toBe(304);
    }
  });
}
