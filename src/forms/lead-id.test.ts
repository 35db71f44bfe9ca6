import fc from "fast-check";
import { expect, test } from "vitest";
import { leadId, newSeed } from "./lead-id.ts";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/;

test("Seeds and keys are UUIDs, and no two seeds are alike", () => {
  const seeds = Array.from({ length: 1000 }, newSeed);
  expect(new Set(seeds).size).toBe(seeds.length);
  for (const seed of seeds) {
    expect(seed).toMatch(UUID);
    expect(leadId(seed, "content")).toMatch(UUID);
  }
});

test("The same draft with the same content has the same key; another content or another draft has another", () => {
  const seed = newSeed();
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      expect(leadId(seed, one)).toBe(leadId(seed, one));
      if (one !== other) expect(leadId(seed, one)).not.toBe(leadId(seed, other));
      expect(leadId(newSeed(), one)).not.toBe(leadId(seed, one));
    }),
  );
});
