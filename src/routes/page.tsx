import site from "virtual:site";
import { createRoute } from "@tanstack/react-router";
import type { PageData } from "../content/pages/page-data.server.ts";
import { usePagePath } from "../layout/use-page-path.ts";
import { pageHead } from "../seo/head.ts";
import { ArticleTemplate } from "../templates/article.tsx";
import { LegalTemplate } from "../templates/legal.tsx";
import { PageTemplate } from "../templates/page.tsx";
import { rootRoute } from "./root.tsx";

/** Any page that is content: its address is the path of its file. */
export const pageRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/$",
  loader: ({ context, location }) => context.loadPage(location.pathname),
  head: ({ loaderData, match }) => pageHead(loaderData, { site, address: match.pathname }),
  component: Page,
});

/** Another page is another component to React, though its template is the same. */
function Page() {
  return <Template key={usePagePath()} page={pageRoute.useLoaderData()} />;
}

function Template({ page }: { readonly page: PageData }) {
  switch (page.type) {
    case "page":
      return <PageTemplate sections={page.sections} />;
    case "article":
      return <ArticleTemplate page={page} />;
    case "legal":
      return <LegalTemplate page={page} />;
    default:
      return null;
  }
}
