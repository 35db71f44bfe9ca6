import { createLogger, resolveConfig } from "vite";
import { afterEach, expect, test, vi } from "vitest";
import { localAnonKey } from "../local-backend/keys.ts";
import { settings } from "./settings.ts";

function withEventsPath(path: string) {
  vi.stubEnv("VITE_EVENTS_PATH", path);
  return warnings({ command: "serve" });
}

interface Asked {
  readonly url?: string;
  readonly key?: string;
  readonly command?: "build" | "serve";
}

/** @returns what a build, or the dev server, says when it starts */
async function warnings({ url = "", key = "", command = "build" }: Asked): Promise<string[]> {
  vi.stubEnv("VITE_SUPABASE_URL", url);
  vi.stubEnv("VITE_SUPABASE_ANON_KEY", key);
  const said: string[] = [];
  const customLogger = { ...createLogger("silent"), warn: (message: string) => said.push(message) };
  await resolveConfig({ configFile: false, customLogger, plugins: [settings()] }, command);
  return said;
}

afterEach(() => {
  vi.unstubAllEnvs();
});

test("A build without a backend says so once", async () => {
  expect(await warnings({})).toEqual([expect.stringContaining("Built without a backend: VITE_SUPABASE_URL")]);
});

test("The dev server and a build with a backend say nothing", async () => {
  expect(await warnings({ command: "serve" })).toEqual([]);
  expect(await warnings({ url: "https://abcdefgh.supabase.co", key: localAnonKey })).toEqual([]);
});

test("A malformed value fails the build", async () => {
  await expect(warnings({ url: "abcdefgh.supabase.co", key: localAnonKey })).rejects.toThrow(/is no address/);
});

test.each(["", "/events", "/api/site-events"])("events may go to %j", async (path) => {
  await expect(withEventsPath(path)).resolves.toBeDefined();
});

test.each(["https://collector.example/e", "//collector.example", "events", "/events?to=x"])(
  "as for events, %j would leave the site, or is no path: the build says so",
  async (path) => {
    await expect(withEventsPath(path)).rejects.toThrow(/must be a path of this site/);
  },
);
