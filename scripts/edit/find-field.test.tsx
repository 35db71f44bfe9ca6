import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { fromHtml } from "hast-util-from-html";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import type { Section } from "../../schemas/sections/index.ts";
import { valueAt } from "../../src/content/problems/problem.ts";
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
