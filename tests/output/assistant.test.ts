import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { htmlFile } from "../../scripts/hosts/html-file.ts";
import { KNOWLEDGE_ADDRESS } from "../../src/addresses/made-addresses.ts";
import { type PackedKnowledge, unpackKnowledge } from "../../src/assistant/knowledge.ts";
import { formatDollars } from "../../src/format/format.ts";
import { readTree } from "../support/built-site.ts";
import { eachElement } from "../support/html-elements.ts";
import { content, readBuilt } from "../support/site.ts";

/** The most that the assistant may weigh with all that it knows, in bytes as brotli sends them. */
const BUDGET = 50_000;

const packed: PackedKnowledge = JSON.parse(readBuilt(KNOWLEDGE_ADDRESS));
const { passages } = unpackKnowledge(packed);
const scripts = [...readTree("dist/assets")].filter(([name]) => name.endsWith(".js"));

const sizeOf = (file: Buffer | string) => brotliCompressSync(file).length;

/** @returns the scripts that a script imports at once, itself included; without what every page's application has. */
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
const own = [...importsOf(named("corner.client"))].filter((name) => !application.has(name));

describe("The assistant", () => {
  test("weighs less than 50 kB with all that it knows", () => {
    const weights = own.map((name) => sizeOf(readFileSync(`dist/assets/${name}`)));
    const sum = weights.reduce((total, weight) => total + weight, sizeOf(readBuilt(KNOWLEDGE_ADDRESS)));
    expect(own).toContain(named("corner.client"));
    expect(sum).toBeLessThan(BUDGET);
  });

  test("is no part of the application, and brings no schema library along", () => {
    const code = own.map((name) => readFileSync(`dist/assets/${name}`, "utf8")).join("\n");
    expect(application.has(named("corner.client"))).toBe(false);
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

  test("gives prices, hours and numbers as the pages do", () => {
    const { labels } = content.one("pricing");
    const plans = content.all("plans").map(({ data }) => data);
    const setupFees = plans.flatMap(({ setupFee }) => setupFee ?? []);
    const costs = plans.map(({ price }) =>
      price.kind === "monthly" ? `${labels.from} ${formatDollars(price.amount)} ${labels.perMonth}` : price.label,
    );
    const texts = passages.flatMap(({ heading, text, items = [] }) => [heading, text, ...items]).join("\n");
    const [pricing, contact] = ["/pricing", "/contact"].map((address) => textOf(readBuilt(htmlFile(address))));
    for (const price of [...costs, ...setupFees]) {
      expect(texts).toContain(price);
      expect(pricing).toContain(price);
    }
    for (const fact of texts.match(/(?:\(08\) \d{4} \d{4}|1800 \d{3} \d{3}|Monday to Friday \S+ \w+)/g) ?? []) {
      expect(contact).toContain(fact);
    }
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
