import site from "virtual:site";
import { createMemoryHistory, notFound, RouterProvider } from "@tanstack/react-router";
import type { MDXContent } from "mdx/types.js";
import { renderToString } from "react-dom/server";
import type { Content, Entry } from "./content/content.server.ts";
import { findPage, withPlacedAnchors } from "./content/list-pages.server.ts";
import { type PageData, type PageKind, type PageSource, pageData } from "./content/page-data.server.ts";
import { renderBody } from "./prose/render-body.server.tsx";
import { createRouter } from "./router.tsx";
import type { LoadPage } from "./router-context.ts";
import { type PageGraph, pageGraph } from "./structured-data/graph.ts";

const compiled = import.meta.glob<{ default: MDXContent }>("/content/**/*.mdx");

/** A page as plain HTML. */
export interface RenderedPage {
  /** The whole document, without the tags of the built assets. */
  readonly html: string;
  readonly status: 200 | 404;
  /** What the page's route loaded; undefined on the page of unknown addresses. */
  readonly data: object | undefined;
  /** What search engines are told; undefined on pages that they may not list. */
  readonly graph: PageGraph | undefined;
  /** Whether the application is to be loaded at once. */
  readonly eager: boolean;
}

/**
 * Renders the page of an address.
 * @param content checked content
 * @throws whatever a loader or a component throws
 */
export async function renderPage(content: Content, address: string): Promise<RenderedPage> {
  let data: object | undefined;
  let graph: PageGraph | undefined;
  const loadPage: LoadPage = async (kind, path) => {
    const loaded = await loadPageData(content, kind, path);
    data = loaded;
    graph = pageGraph(kind, loaded, site, address);
    return loaded;
  };
  const router = createRouter({ loadPage, history: createMemoryHistory({ initialEntries: [address] }) });
  await router.load();
  const { matches } = router.state;
  for (const match of matches) {
    if (match.status === "error") throw match.error;
  }
  const found = !matches.some((match) => match.status === "notFound" || match._notFound);
  const eager = !found || matches.some((match) => match.staticData.eager);
  const html = `<!doctype html>${renderToString(<RouterProvider router={router} />)}`;
  return { html, status: found ? 200 : 404, data, graph, eager };
}

type Builders = { [Kind in PageKind]: (source: PageSource<Kind>) => PageData[Kind] | Promise<PageData[Kind]> };

async function loadPageData<Kind extends PageKind>(
  content: Content,
  kind: Kind,
  address: string,
): Promise<PageData[Kind]> {
  const builders: Builders = pageData;
  const found = findPage(content, kind, address);
  if (!found) throw notFound();
  return withPlacedAnchors(content, await builders[kind]({ content, ...found, renderBody: renderEntry }));
}

async function renderEntry(entry: Entry) {
  const load = compiled[`/${entry.source.file}`];
  if (!load) throw new Error(`${entry.source.file} was not compiled.`);
  return renderBody((await load()).default);
}
