import { createLogger, resolveConfig } from "vite";
import { afterEach, expect, test, vi } from "vitest";
import { eventsSetting } from "./events-plugin.ts";

function resolveWith(path: string) {
  vi.stubEnv("VITE_EVENTS_PATH", path);
  return resolveConfig(
    { configFile: false, customLogger: createLogger("silent"), plugins: [eventsSetting()] },
    "build",
  );
}

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each(["", "/events", "/api/site-events"])("%j is taken", async (path) => {
  await expect(resolveWith(path)).resolves.toBeDefined();
});

test.each(["https://collector.example/e", "//collector.example", "events", "/events?to=x"])(
  "%j would leave the site, or is no path: the build says so",
  async (path) => {
    await expect(resolveWith(path)).rejects.toThrow(/must be a path of this site/);
  },
);
