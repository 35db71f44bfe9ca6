import { rm } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import { build as viteBuild } from "vite";
import type { Content } from "../../../src/content/content.server.ts";

type Components = typeof import("./components.tsx");

/**
 * Renders the page of all components, which is for looking at only and no part of the site.
 * @param root the project's folder
 * @param content checked content
 * @param styles elements with the built site's styles: the names of classes are the same in every build
 */
export async function componentsDocument(root: string, content: Content, styles: string): Promise<string> {
  const folder = join(root, ".server-build");
  await viteBuild({
    logLevel: "warn",
    publicDir: false,
    build: {
      outDir: folder,
      ssr: "scripts/gallery/component-sheet/components.tsx",
      manifest: false,
      emptyOutDir: true,
    },
  });
  const { renderComponents }: Components = await import(pathToFileURL(join(folder, "components.js")).href);
  await rm(folder, { recursive: true });
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width">${styles}`;
  return `<!doctype html><html lang="en-AU"><head>${head}</head><body>${renderComponents(content)}</body></html>`;
}

/** Lets elements look as if they were pointed at, pressed or focused, as their `data-state` says. */
export async function forceStates(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  for (const state of ["hover", "active", "focus-visible"]) {
    const selector = `[data-state="${state}"]`;
    const { nodeIds } = await session.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector });
    for (const nodeId of nodeIds) {
      await session.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses: [state] });
    }
  }
}
