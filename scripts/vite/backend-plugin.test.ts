import { createLogger, resolveConfig } from "vite";
import { afterEach, expect, test, vi } from "vitest";
import { localAnonKey } from "../local-backend/keys.ts";
import { backendSettings } from "./backend-plugin.ts";

interface Asked {
  readonly url?: string;
  readonly key?: string;
  readonly command?: "build" | "serve";
  readonly ssr?: boolean;
}

/** @returns what a build, or the dev server, says when it starts */
async function warnings({ url = "", key = "", command = "build", ssr = false }: Asked): Promise<string[]> {
  vi.stubEnv("VITE_SUPABASE_URL", url);
  vi.stubEnv("VITE_SUPABASE_ANON_KEY", key);
  const said: string[] = [];
  const customLogger = { ...createLogger("silent"), warn: (message: string) => said.push(message) };
  await resolveConfig({ configFile: false, customLogger, plugins: [backendSettings()], build: { ssr } }, command);
  return said;
}

afterEach(() => {
  vi.unstubAllEnvs();
});

test("A build without a backend says so once, although it runs for the browser and for the server", async () => {
  const said = [...(await warnings({ ssr: false })), ...(await warnings({ ssr: true }))];
  expect(said).toEqual([expect.stringContaining("Built without a backend: VITE_SUPABASE_URL")]);
});

test("The dev server and a build with a backend say nothing", async () => {
  expect(await warnings({ command: "serve" })).toEqual([]);
  expect(await warnings({ url: "https://abcdefgh.supabase.co", key: localAnonKey })).toEqual([]);
});

test("A malformed value fails the build", async () => {
  await expect(warnings({ url: "abcdefgh.supabase.co", key: localAnonKey })).rejects.toThrow(/is no address/);
});
