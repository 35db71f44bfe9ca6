import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { htmlFile } from "../../scripts/hosts/html-file.ts";
import { KNOWLEDGE_ADDRESS } from "../../src/addresses/generated-addresses.ts";
import { Answerer } from "../../src/assistant/answerer.ts";
import { type PackedKnowledge, unpackKnowledge } from "../../src/assistant/knowledge.ts";
import { readTree } from "../support/built-site.ts";
import { eachElement } from "../support/html-elements.ts";
import { readBuilt } from "../support/site.ts";

/** The most that the assistant and its knowledge may weigh, in bytes of brotli. */
const BUDGET = 150_000;

const packed: PackedKnowledge = JSON.parse(readBuilt(KNOWLEDGE_ADDRESS));
const knowledge = unpackKnowledge(packed);
const { passages, intents, facts } = knowledge;
const answerer = new Answerer(knowledge);
const scripts = [...readTree("dist/assets")].filter(([name]) => name.endsWith(".js"));

const sizeOf = (file: Buffer | string) => brotliCompressSync(file).length;

/** @returns the static imports of a script, including itself, but not the application's own. */
function importsOf(name: string, seen = new Set<string>()): Set<string> {
  seen.add(name);
  const source = readFileSync(`dist/assets/${name}`, "utf8");
  for (const [, imported = ""] of source.matchAll(/from"\.\/([^"]+\.js)"/g)) {
    if (!seen.has(imported)) importsOf(imported, seen);
  }
  return seen;
}

const named = (start: string) => scripts.map(([name]) => name).find((name) => name.startsWith(start)) ?? "";
const application = importsOf(named("application.client"));
const parts = ["running.client", "answerer", "corner.client"].map(named);
const own = [...new Set(parts.flatMap((part) => [...importsOf(part)]))].filter((name) => !application.has(name));

describe("The assistant", () => {
  test("weighs less than 150 kB with all that it knows", () => {
    const weights = own.map((name) => sizeOf(readFileSync(`dist/assets/${name}`)));
    const sum = weights.reduce((total, weight) => total + weight, sizeOf(readBuilt(KNOWLEDGE_ADDRESS)));
    for (const part of parts) expect(own).toContain(part);
    expect(sum).toBeLessThan(BUDGET);
  });

  test("is no part of the application, and brings no schema library along", () => {
    const code = own.map((name) => readFileSync(`dist/assets/${name}`, "utf8")).join("\n");
    expect(parts.filter((part) => application.has(part))).toEqual([]);
    expect(code).not.toMatch(/ZodError|invalid_type/);
  });

  test("knows every kind of page", () => {
    const addresses = passages.map(({ href }) => href);
    for (const start of [
      "/pricing",
      "/ai-solutions",
      "/industries/",
      "/case-studies",
      "/blog/",
      "/free-guide",
      "/contact",
    ]) {
      expect(
        addresses.filter((address) => address.startsWith(start)),
        start,
      ).not.toEqual([]);
    }
  });

  test("leads to parts of pages that are there", () => {
    const anchors = new Map<string, Set<string>>();
    const anchorsOf = (address: string) => {
      const known = anchors.get(address) ?? idsOf(readBuilt(htmlFile(address)));
      anchors.set(address, known);
      return known;
    };
    const missing = passages.filter(({ href }) => {
      const [address = "", anchor] = href.split("#");
      return anchor !== undefined && !anchorsOf(address).has(anchor);
    });
    expect(missing.map(({ href }) => href)).toEqual([]);
  });

  test("works answers out with the prices, hours and numbers of the pages", () => {
    const texts = facts.plans.flatMap(({ price, setup = "" }) => [...price.split(", "), ...setup.split(", ")]);
    const [pricing, contact] = ["/pricing", "/contact"].map((address) => textOf(readBuilt(htmlFile(address))));
    for (const text of texts) expect(pricing).toContain(text);
    for (const text of [facts.hours, ...facts.desks.map(({ phone }) => phone)]) expect(contact).toContain(text);
  });

  test("answers every question that it suggests, each within a tenth of a second on a slow phone", () => {
    const suggested = intents.flatMap(({ question = [] }) => question);
    const begun = performance.now();
    const answers = suggested.map((question) => [...answerer.answer(question, [], new Date())]);
    // A slow phone takes about ten times as long as this machine.
    expect((performance.now() - begun) / suggested.length).toBeLessThan(10);
    expect(answers.filter((parts) => parts.length === 0)).toEqual([]);
  });
});

describe("Answers of the built assistant", () => {
  test.each(["hello", "thank you very much"])("answers “%s” in kind", (greeting) => {
    const { answered } = answerer.decide(greeting);
    expect(answered[0]?.question).toBeUndefined();
    expect(answered[0]?.text).toBeTruthy();
  });

  test("gives numbers to ring to people in danger who ask something else, too", () => {
    const dangers = ["I want to kill myself", "my husband hits me", "I took too many pills", "i can smell gas here"];
    const others = ["How much does it cost?", "what is your phone number", "Can it book appointments?"];
    const questions = dangers.flatMap((danger) =>
      others.flatMap((other) => [`${danger}. ${other}`, `${other} ${danger}`]),
    );
    expect(questions.filter((question) => answerer.decide(question).risk === "none")).toEqual([]);
  });
});

function idsOf(html: string): Set<string> {
  const ids = new Set<string>();
  eachElement(html, ({ properties: { id } }) => void (typeof id === "string" && ids.add(id)));
  return ids;
}

function textOf(html: string): string {
  return html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
}
