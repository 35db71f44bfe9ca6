import { type ChildProcess, spawn } from "node:child_process";
import { test as base } from "@playwright/test";
import { VITE } from "../../../scripts/lib/local-site.ts";
import { askForLink, expectForm, serviceCalls } from "../../support/auth.ts";
import { expect, staff } from "../../support/backend.ts";
import { watch } from "../../support/test.ts";

/** Ends the dev server even if the test itself is ended from outside. */
const LONGEST_RUN = 120_000;

/** What `npm run dev` starts: the site, under React's development build, which runs effects twice, and its backend. */
interface Development {
  readonly site: string;
  readonly backend: string;
}

const test = base.extend<object, { development: Development }>({
  development: [
    async ({ browser: _browser }, use, { parallelIndex }) => {
      const port = 5500 + parallelIndex;
      const env = { ...process.env, PORT: String(port), VITE_SUPABASE_URL: "", VITE_SUPABASE_ANON_KEY: "" };
      const server = spawn(process.execPath, [VITE], { env, timeout: LONGEST_RUN });
      const output = await outputUntil(server, "Local");
      const backend = /Mails: (\S+)\/mailbox/.exec(output)?.[1] ?? "";
      await use({ site: `http://localhost:${port}`, backend });
      server.kill();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: ({ development }, use) => use(development.site),
});

/** @returns what a process printed, once these words are among it */
function outputUntil(server: ChildProcess, words: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let output = "";
  const read = (text: Buffer) => {
    output += text.toString();
    if (output.includes(words)) resolve(output);
  };
  server.stdout?.on("data", read);
  server.stderr?.on("data", read);
  server.on("exit", (code) => reject(new Error(`The dev server ended with ${code}:\n${output}`)));
  return promise;
}

test("under StrictMode a code is exchanged once, with the backend that npm run dev brings along", async ({
  page,
  development,
}) => {
  test.slow();
  const complaints = watch(page);
  const mails = async () => (await fetch(`${development.backend}/mailbox.json`)).json();
  const link = await askForLink(page, { mails });
  const calls = serviceCalls(page);
  await page.goto(link);
  await expectForm(page);
  expect(calls.filter((call) => call.startsWith("POST /token"))).toEqual(["POST /token pkce"]);
  await page.getByLabel("New Password").fill("set-under-strict-mode");
  await page.getByLabel("Confirm Password").fill("set-under-strict-mode");
  await page.getByRole("button", { name: "Set Password" }).click();
  await expect(page.getByRole("heading", { name: "Password Updated!" })).toBeVisible();
  await expect(page).toHaveURL("/");
  expect(complaints).toEqual([]);
  expect((await mails()).map((mail: { to: string }) => mail.to)).toEqual([staff.email]);
});
