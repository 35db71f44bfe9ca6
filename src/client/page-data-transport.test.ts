import fc from "fast-check";
import type { Element, Text } from "hast";
import { fromHtml } from "hast-util-from-html";
import { describe, expect, test } from "vitest";
import { dataAddress, embedData, embedGraph, escapeForScript, nameData } from "./page-data-transport.ts";

/** The element as browsers parse it, and the text after it */
function asBrowserReads(html: string): { script: Element | undefined; text: string; after: string } {
  const { children } = fromHtml(`${html}<p>after</p>`, { fragment: true });
  const script = children.find((node): node is Element => node.type === "element" && node.tagName === "script");
  const text = script?.children.find((node): node is Text => node.type === "text")?.value ?? "";
  const after = children.slice((script ? children.indexOf(script) : -1) + 1);
  return { script, text, after: after.map((node) => (node.type === "element" ? node.tagName : node.type)).join(" ") };
}

test.each([
  ["/", "/data/index.json"],
  ["/pricing", "/data/pricing.json"],
  ["/blog/ai-trends", "/data/blog/ai-trends.json"],
])("The data of %s is in the file %s", (address, file) => {
  expect(dataAddress(address)).toBe(file);
});

test("A page's data comes along as JSON, with the page's address, and can't run", () => {
  const { script, text } = asBrowserReads(embedData("/pricing", { title: "Plans" }));

  expect(script?.properties).toEqual({
    type: "application/json",
    dataAddress: "/pricing",
    dataStatus: "200",
  });
  expect(JSON.parse(text)).toEqual({ title: "Plans" });
});

test("The body, which is in the HTML already, is left out, and only on the first level", () => {
  const { text } = asBrowserReads(embedData("/blog/x", { title: "X", body: ["long"], card: { body: "kept" } }));

  expect(JSON.parse(text)).toEqual({ title: "X", card: { body: "kept" } });
});

test("The data of a page to be read is named, with the version that the page was made from", () => {
  const { script, text } = asBrowserReads(nameData("/pricing", "a1"));

  expect(script?.properties).toEqual({
    type: "application/json",
    dataAddress: "/pricing",
    dataStatus: "200",
    dataVersion: "a1",
  });
  expect(text).toBe("");
});

test("The page of unknown addresses says 404 and carries no data", () => {
  const { script, text } = asBrowserReads(embedData("/404", undefined));

  expect(script?.properties["dataStatus"]).toBe("404");
  expect(text).toBe("");
});

test.each(["</script><script>alert(1)</script>", "</SCRIPT >", "<!--<script>", "]]>", "line\u2028and\u2029paragraph"])(
  "The value %j arrives whole and doesn't end the element",
  (value) => {
    const html = embedData("/x", { value, [value]: 1 });
    const { text, after } = asBrowserReads(html);

    expect(JSON.parse(text)).toEqual({ value, [value]: 1 });
    expect(after).toBe("p");
    expect(html).not.toMatch(/[\u2028\u2029]/);
  },
);

test("What search engines are told arrives whole whatever it says, and can't run", () => {
  const graph = { name: "</script><script>alert(1)</script><!-- \u2028" };
  const { script, text, after } = asBrowserReads(embedGraph(graph));

  expect(script?.properties).toEqual({ type: "application/ld+json" });
  expect(JSON.parse(text)).toEqual(graph);
  expect(after).toBe("p");
  expect(embedGraph(undefined)).toBe("");
});

describe("Any data", () => {
  test("arrives as it was sent", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const { text, after } = asBrowserReads(embedData("/x", { value }));
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify({ value })));
        expect(after).toBe("p");
      }),
    );
  });

  test("never holds what could end or open an element", () => {
    const spiky = fc
      .array(fc.constantFrom("<", "/", "</", "!--", "script", ">", "\u2028", '"', "\\"))
      .map((parts) => parts.join(""));
    fc.assert(
      fc.property(spiky, (value) => {
        const json = escapeForScript(JSON.stringify({ value }));
        expect(json).not.toMatch(/[<\u2028\u2029]/);
        expect(JSON.parse(json)).toEqual({ value });
      }),
    );
  });
});
