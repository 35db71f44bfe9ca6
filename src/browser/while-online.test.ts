import { afterEach, expect, test, vi } from "vitest";
import { whileOnline } from "./while-online.client.ts";

afterEach(() => vi.unstubAllGlobals());

const load = async () => "the script";

test("A browser that believes it is offline, and is not, loads the script all the same", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  vi.stubGlobal("fetch", async () => new Response());
  expect(await whileOnline(load)).toBe("the script");
});

test("One that is offline doesn't ask for the script, which Chromium would never ask for again", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const asked = vi.fn(load);
  await expect(whileOnline(asked)).rejects.toThrow("Failed to fetch");
  expect(asked).not.toHaveBeenCalled();
});

test("One that is online asks for nothing else", async () => {
  const ask = vi.fn();
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("fetch", ask);
  expect(await whileOnline(load)).toBe("the script");
  expect(ask).not.toHaveBeenCalled();
});
