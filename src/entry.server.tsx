import site from "virtual:site";
import { createMemoryHistory, notFound, RouterProvider } from "@tanstack/react-router";
import { renderToString } from "react-dom/server";
import { articleMarkdown } from "./articles/article-markdown.server.ts";
import { feedHtml } from "./articles/feed-html.server.tsx";
import { renderBody } from "./articles/render-body.server.tsx";
import { NEEDS_APPLICATION } from "./components/needs-application.ts";
import type { Content } from "./content/entries/content.server.ts";
import { findPage, withPlacedAnchors } from "./pages/list-pages.server.ts";
import { type PageData, pageData, type RenderBody } from "./pages/page-data.server.ts";
import { createRouter } from "./router.tsx";
import type { LoadPage } from "./router-context.ts";
import { ARTICLE_PICTURE } from "./seo/head.ts";
import { type PageGraph, pageGraph } from "./seo/structured-data/graph.ts";

/** A page as plain HTML. */
export interface RenderedPage {
  /** The whole document, without the tags of built assets. */
  readonly html: string;
  readonly status: 200 | 404;
  /** The data of the page's route; undefined on the 404 page. */
  readonly data: object | undefined;
  /** Structured data; undefined on pages that aren't indexed. */
  readonly graph: PageGraph | undefined;
  /** Whether the application is loaded at once. */
  readonly eager: boolean;
  /** An article as Markdown; undefined on other pages. */
  readonly markdown?: string | undefined;
}

/**
 * Renders the page of an address.
 * @param content checked content
 * @throws whatever a loader or a component throws
 */
export async function renderPage(content: Content, address: string): Promise<RenderedPage> {
  let data: object | undefined;
  let graph: PageGraph | undefined;
  let isAuthPage = false;
  let markdown: string | undefined;
  const loadPage: LoadPage = async (path) => {
    const loaded = await buildData(content, path, async ({ prose }) => renderBody(prose?.module, content.pictures));
    data = loaded;
    isAuthPage = loaded.type.startsWith("auth-");
    graph = pageGraph(loaded, site, address);
    if (loaded.type === "article") {
      const text = findPage(content, path)?.entry.source.body ?? "";
      markdown = articleMarkdown({ article: loaded, text, url: site.brand.url + address, content });
    }
    return loaded;
  };
  const router = createRouter({ loadPage, history: createMemoryHistory({ initialEntries: [address] }) });
  await router.load();
  const { matches } = router.state;
  for (const match of matches) {
    if (match.status === "error") throw match.error;
  }
  const found = !matches.some((match) => match.status === "notFound" || match._notFound);
  const html = `<!doctype html>${renderToString(<RouterProvider router={router} />)}`;
  const eager = isAuthPage || !found || html.includes(`${NEEDS_APPLICATION}=""`);
  return { html, status: found ? 200 : 404, data, graph, eager, markdown };
}

/** Renders an article for feeds: its picture and its whole text. */
export async function renderForFeed(content: Content, address: string): Promise<string> {
  const page = await buildData(content, address, async ({ prose }) => renderBody(prose?.module, content.pictures));
  if (page.type !== "article" || !page.body) throw new Error(`${address} is no article.`);
  // React adds preload links for every other picture, which feeds don't need.
  const picture = {
    tag: "img",
    props: { src: page.imageUrl, alt: page.imageAlt, loading: "lazy", ...ARTICLE_PICTURE },
    children: [],
  };
  return feedHtml([{ tag: "p", props: {}, children: [picture] }, ...page.body], site.brand.url + address);
}

export async function pageInputs(content: Content, address: string): Promise<string> {
  const entry = findPage(content, address)?.entry;
  const asWritten: RenderBody = async ({ prose }) => [prose?.module ?? ""];
  const data = entry && (await buildData(content, address, asWritten));
  const pictures = (entry?.prose?.pictures ?? []).map(({ name }) => content.pictures.get(name)?.version);
  return JSON.stringify([address, data, pictures]);
}

async function buildData(content: Content, address: string, renderBody: RenderBody): Promise<PageData> {
  const found = findPage(content, address);
  if (!found) throw notFound();
  return withPlacedAnchors(content, await pageData(found.entry, { content, page: found.page, renderBody }));
}
