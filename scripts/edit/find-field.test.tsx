import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { fromHtml } from "hast-util-from-html";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import type { Section } from "../../schemas/sections/index.ts";
import { fillTokens } from "../../src/content/facts/tokens.ts";
import { valueAt } from "../../src/content/problems/problem.ts";
import { formatDollars } from "../../src/format/format.ts";
import { showSection } from "../../src/sections/data.server.ts";
import { PageTemplate } from "../../src/sections/page.tsx";
import { content } from "../../tests/support/site.ts";
import { findField, normal } from "./find-field.ts";

type Node = ReturnType<typeof fromHtml>["children"][number];

/** What a press on an element tells: the texts from the inside out. */
interface Pressed {
  readonly own: string;
  readonly texts: string[];
}

const textOf = (node: Node): string =>
  node.type === "text" ? node.value : "children" in node ? node.children.map(textOf).join("") : "";

/** @returns the elements with words of their own */
function pressable(node: Node, around: string[] = []): Pressed[] {
  if (node.type !== "element" || ["script", "style", "template", "noscript", "svg"].includes(node.tagName)) return [];
  const texts = [textOf(node), ...around];
  const own = node.children.map((child) => (child.type === "text" ? child.value : "")).join("");
  const inner = node.children.flatMap((child) => pressable(child, texts));
  return /\p{L}{2}/u.test(own) ? [{ own, texts }, ...inner] : inner;
}

async function rendered(section: Section, sections: readonly Section[], address: string): Promise<Pressed[]> {
  const shown = showSection(section, { content, address, sections, page: 1 });
  const route = createRootRoute({ component: () => <PageTemplate sections={[shown]} /> });
  const router = createRouter({ routeTree: route, history: createMemoryHistory({ initialEntries: ["/"] }) });
  await router.load();
  return fromHtml(renderToString(<RouterProvider router={router} />), { fragment: true }).children.flatMap((each) =>
    pressable(each),
  );
}

const [plan] = content.all("plans");
const [form, field] = content
  .all("forms")
  .flatMap((each) => each.data.fields.map((one) => [each, one] as const))
  .findLast(([, { label }]) => label === "Email Address") ?? [undefined, undefined];

test("A word that several entries have is found where the page shows it", () => {
  for (const { data, address = "/" } of content.all("pages")) {
    for (const [section, shown] of data.sections.entries()) {
      if (shown.section !== "form" || shown.form !== form?.name) continue;
      const texts = [field?.label ?? ""];
      expect(findField(content, { address, section, texts })).toMatchObject({ type: "forms", name: form.name });
    }
  }
  const name = findField(content, { address: "/pricing", texts: [plan?.data.name ?? ""] });
  expect(name).toMatchObject({ type: "plans", name: plan?.name, path: "name" });
});

const pricing = content.find("pages", "pricing");
const comparedAt = pricing?.data.sections.findIndex(({ section }) => section === "plan-comparison") ?? 0;
const plansAt = pricing?.data.sections.findIndex(({ section }) => section === "plans") ?? 0;

test("A number is found where the page writes it as a sum", () => {
  for (const { name, data } of content.all("plans")) {
    if (data.price.kind === "custom") continue;
    const price = formatDollars(data.price.amount);
    for (const texts of [[price], [`from ${price} per month`]]) {
      const pressed = {
        address: "/pricing",
        section: plansAt,
        texts: [...texts, `${data.name} from ${price} per month`],
      };
      expect(findField(content, pressed)).toMatchObject({ type: "plans", name, path: "price.amount" });
    }
  }
});

test("A cell of the plans' comparison is found by its column and row, however short it is", () => {
  const { comparison: rows } = content.one("pricing");
  for (const { name, data } of content.all("plans")) {
    for (const { id, label } of rows) {
      const cell = data.comparison[id] ?? "";
      const texts = [cell, `${data.name} ${label} ${cell}`];
      const found = findField(content, { address: "/pricing", section: comparedAt, texts });
      expect(found, `${name} ${label}`).toMatchObject({ type: "plans", name });
      expect(valueAt(data, found?.path.split(".") ?? []), `${name} ${label}`).toBe(cell);
    }
  }
  const [starter] = content.all("plans");
  for (const { id, label } of rows) {
    const cell = starter?.data.comparison[id] ?? "";
    // Pages name the row by the key in most cases; where they don't, the first of the same words is opened.
    if (!normal(label).includes(id.replaceAll("-", " "))) continue;
    const pressed = {
      address: "/pricing",
      section: comparedAt,
      texts: [cell, `${starter?.data.name} ${label} ${cell}`],
    };
    expect(findField(content, pressed)?.path, label).toBe(`comparison.${id}`);
  }
});

test("A picture is found by its file, with its alternative text and what is beside it", () => {
  for (const { name, data } of content.all("team")) {
    const picture = `${data.portrait?.replace(/\.\w+$/, "")}-2b39e4f4-480.webp`;
    const texts = ["", `${data.name} ${data.role}`];
    expect(findField(content, { address: "/about", picture, texts })).toMatchObject({
      type: "team",
      name,
      path: "portrait",
    });
  }
});

test("The text of an article is found in its body: headings, paragraphs and items", () => {
  for (const { name, address = "", prose, source } of content.all("blog")) {
    const lines = fillTokens(source.body, content.tokens).split("\n");
    const paragraphs = lines.filter((line) => /^[A-Z][^<|]+$/.test(line));
    for (const text of [...(prose?.headings ?? []).map((heading) => heading.text), ...paragraphs]) {
      const found = findField(content, { address, texts: [text, lines.join(" ")] });
      expect(found, `${name}: ${text}`).toEqual({ type: "blog", name, path: "body" });
    }
  }
});

/** Whether the field holds the words that were pressed, or a part of them. */
function holds({ type, name, path }: NonNullable<ReturnType<typeof findField>>, { own, texts }: Pressed): boolean {
  const { data } = content.all(type).find((entry) => entry.name === name) ?? {};
  const value = normal(String(valueAt(data, path.split("."))));
  return [own, texts[0] ?? ""]
    .map(normal)
    .some((text) => value !== "" && (text.includes(value) || value.includes(text)));
}

test("A press on any text of any section of any page finds the field that holds it, but for two in a hundred", async () => {
  const missed: string[] = [];
  let count = 0;
  for (const { data, address = "/" } of [...content.all("pages"), ...content.all("industries")]) {
    for (const [index, section] of data.sections.entries()) {
      for (const pressed of await rendered(section, data.sections, address)) {
        count += 1;
        const found = findField(content, { address, section: index, texts: pressed.texts });
        if (found && holds(found, pressed)) continue;
        missed.push(
          `${address} ${index} ${section.section}: ${pressed.own.slice(0, 60)} → ${found?.name}.${found?.path}`,
        );
      }
    }
  }
  expect(count).toBeGreaterThan(0);
  // What is worked out, such as a date's words or a visitor's sum, is in no field.
  expect(missed.length / count, missed.join("\n")).toBeLessThan(0.02);
}, 120_000);
