import { expect, test } from "vitest";
import { configurationProblems } from "./configuration.ts";

const hosted = { url: "https://abcdefgh.supabase.co", anonKey: "key" };

test("A hosted backend and an address of one's own are all that is needed", () => {
  expect(configurationProblems(hosted, "https://www.company.com.au")).toEqual([]);
});

test("No backend, or one on this machine, blocks a release", () => {
  const site = "https://www.company.com.au";
  expect(configurationProblems(undefined, site)).toEqual([expect.stringContaining("no form could be sent")]);
  const local = { ...hosted, url: "http://127.0.0.1:54321" };
  expect(configurationProblems(local, site)).toEqual([
    expect.stringContaining("can't reach a backend on this machine"),
  ]);
});

test.each(["https://www.company.example", "http://www.company.com.au", "https://localhost", "https://10.0.0.1"])(
  "%s is no address for visitors",
  (address) => {
    expect(configurationProblems(hosted, address)).toEqual([expect.stringContaining(address)]);
  },
);
