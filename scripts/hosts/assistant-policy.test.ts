import { expect, test } from "vitest";
import { assistantSettingsSchema } from "../../schemas/assistant/settings.ts";
import { assistantSources } from "./assistant-policy.ts";
import { securityHeaders } from "./security-headers.ts";

function policyFor(settings: object): Map<string, string> {
  const sources = assistantSources(assistantSettingsSchema.parse(settings));
  const lines = securityHeaders(sources)["content-security-policy"].split("; ");
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(" ")), line.slice(line.indexOf(" ") + 1)]));
}

const plain = policyFor({ kind: "built-in" });

function changed(settings: object): Record<string, string> {
  return Object.fromEntries([...policyFor(settings)].filter(([name, value]) => plain.get(name) !== value));
}

test("The built-in assistant needs nothing", () => {
  const lines = securityHeaders()["content-security-policy"];
  expect([...plain].map((line) => line.join(" ")).join("; ")).toBe(lines);
});

test("A hosted bot may be talked to, and nothing else", () => {
  expect(
    changed({ kind: "endpoint", address: "https://bot.example/ask?x=1", linkOrigins: ["https://help.example"] }),
  ).toEqual({
    "connect-src": "'self' https://bot.example",
  });
});

test("A widget may be loaded, may talk and show frames, by one trusted type and from its own hosts", () => {
  const settings = { kind: "script", address: "https://widget.example/a.js", origins: ["https://api.example"] };
  const hosts = "https://widget.example https://api.example";
  expect(changed(settings)).toEqual({
    "script-src": `'self' ${hosts}`,
    "connect-src": `'self' ${hosts}`,
    "style-src": `'self' ${hosts}`,
    "img-src": `'self' data: ${hosts}`,
    "frame-src": hosts,
    "trusted-types": "assistant-widget",
  });
  expect(policyFor(settings).get("require-trusted-types-for")).toBe("'script'");
});

test.each([
  { kind: "endpoint", address: "http://bot.example/ask" },
  { kind: "endpoint", address: "javascript:alert(1)" },
  { kind: "script", address: "https://widget.example/a.js", origins: ["*"] },
  { kind: "script", address: "https://widget.example/a.js", origins: ["https://api.example/path"] },
  { kind: "script", address: "https://widget.example/a.js", origins: ["https://a.example; script-src *"] },
  { kind: "script", address: "https://widget.example/a.js", origins: ["https://a.example;script-src"] },
  { kind: "endpoint", address: "https://a.example;script-src/ask" },
  { kind: "other" },
])("Settings such as %j are refused", (settings) => {
  expect(assistantSettingsSchema.safeParse(settings).success).toBe(false);
});
