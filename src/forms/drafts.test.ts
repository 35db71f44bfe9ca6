import { expect, test } from "vitest";
import { createBrowserStore } from "../browser/browser-store.client.ts";
import { Drafts } from "./drafts.client.ts";

function newStore() {
  return createBrowserStore(() => {
    throw new Error("This test has no storage.");
  });
}

test("A draft keeps its seed while it changes, in all tabs", () => {
  const store = newStore();
  const [one, other] = [new Drafts(store), new Drafts(store)];
  const seed = one.save("contact", { name: ["Li"] });
  expect(other.save("contact", { name: ["Li Na"] })).toBe(seed);
  expect(one.read("contact")).toEqual({ seed, entries: { name: ["Li Na"] } });
  expect(one.read("newsletter")).toBeUndefined();
});

test("What is added to a draft replaces its own values and leaves the others, which the form may not show yet", () => {
  const drafts = new Drafts(newStore());
  const seed = drafts.save("contact", { name: ["Li"], message: ["From my conversation"] });
  expect(drafts.add("contact", { name: ["Li Na"], phone: ["1"] })).toBe(seed);
  expect(drafts.read("contact")?.entries).toEqual({
    name: ["Li Na"],
    message: ["From my conversation"],
    phone: ["1"],
  });
});

test("A draft that was sent unchanged goes; one that was changed meanwhile stays, with a new seed", () => {
  const drafts = new Drafts(newStore());
  const sent = { seed: drafts.save("contact", { name: ["Li"] }), entries: { name: ["Li"] } };
  drafts.save("contact", { name: ["Li"], message: ["More"] });
  drafts.forgetSent("contact", sent);
  const draft = drafts.read("contact");
  expect(draft?.entries).toEqual({ name: ["Li"], message: ["More"] });
  expect(draft?.seed).not.toBe(sent.seed);
  if (draft) drafts.forgetSent("contact", draft);
  expect(drafts.read("contact")).toBeUndefined();
});

test("What another draft was sent as leaves this one alone", () => {
  const drafts = new Drafts(newStore());
  drafts.save("contact", { name: ["Li"] });
  const other = "00000000-0000-4000-8000-000000000000";
  drafts.forgetSent("contact", { seed: other, entries: { name: ["Li"] } });
  drafts.forget("contact", other);
  expect(drafts.read("contact")?.entries).toEqual({ name: ["Li"] });
});

test.each(["no JSON", "5", "null", '{"seed":"x","entries":{}}', '{"seed":5,"entries":{}}', '{"entries":{"a":["b"]}}'])(
  "A draft that reads %s is none",
  (text) => {
    const store = newStore();
    store.set("draft:contact", text);
    expect(new Drafts(store).read("contact")).toBeUndefined();
  },
);
