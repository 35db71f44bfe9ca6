import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { content } from "../../tests/support/site.ts";
import { findPage } from "../pages/list-pages.server.ts";
import { pageData } from "../pages/page-data.server.ts";
import { AuthCallbackTemplate } from "./callback-page.tsx";
import { AuthResetPasswordTemplate } from "./reset-password-page.tsx";

async function rendered(page: ReactNode): Promise<string> {
  const routeTree = createRootRoute({ component: () => page });
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ["/"] }) });
  await router.load();
  return renderToString(<RouterProvider router={router} />);
}

async function shownAt(address: string): Promise<string> {
  const entry = findPage(content, address)?.entry;
  const page = entry && (await pageData(entry, { content, page: 1, renderBody: async () => [] }));
  if (page?.type === "auth-callback")
    return rendered(<AuthCallbackTemplate page={page} onRecovery={() => undefined} />);
  if (page?.type === "auth-reset-password")
    return rendered(<AuthResetPasswordTemplate page={page} onDone={() => undefined} />);
  throw new Error(`${address} is no page for staff.`);
}

// Without a backend.
test.each([
  ["/auth/callback", content.one("auth-callback")],
  ["/auth/reset-password", content.one("auth-reset-password")],
] as const)("%s explains that sign-in is not set up, and asks for nothing", async (address, { notSetUp }) => {
  const html = await shownAt(address);
  const words = html.replace(/<[^>]+>/g, "");
  expect(words).toContain(notSetUp.title);
  expect(words).toContain(notSetUp.text);
  expect(html).not.toMatch(/<(?:input|button)\b/);
  const links = [...html.matchAll(/href="(\w*:?)/g)].map(([, scheme]) => scheme);
  expect(links, "support once, and first").toEqual(["tel:", ""]);
});
