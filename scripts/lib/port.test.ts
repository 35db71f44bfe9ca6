import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test, vi } from "vitest";
import { freePortFromEnv, portFromEnv } from "./port.ts";

test.each([
  [undefined, 4173],
  ["", 4173],
  ["8080", 8080],
])("Where PORT is %s, a server listens on %i", (given, port) => {
  vi.stubEnv("PORT", given);
  expect(portFromEnv(4173)).toBe(port);
});

test.each(["abc", "0", "70000", "80.5", "-1"])("A PORT of %s is told in plain words", (given) => {
  vi.stubEnv("PORT", given);
  expect(() => portFromEnv(4173)).toThrow(
    `PORT is “${given}”. Give a number from 1 to 65535, or leave it out for 4173.`,
  );
});

test("A port that another program has is told in plain words", async () => {
  const other = createServer().listen(0);
  await once(other, "listening");
  const address = other.address();
  const port = typeof address === "object" ? address?.port : undefined;
  vi.stubEnv("PORT", String(port));
  await expect(freePortFromEnv(4173)).rejects.toThrow(`port ${port} is taken; choose another with PORT=…`);
  await once(other.close(), "close");
  expect(await freePortFromEnv(4173)).toBe(port);
});
