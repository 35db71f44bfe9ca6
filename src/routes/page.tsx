import site from "virtual:site";
import { createRoute } from "@tanstack/react-router";
import { ArticleTemplate } from "../articles/article.tsx";
import { LegalTemplate } from "../articles/legal.tsx";
import { usePagePath } from "../layout/use-page-path.ts";
import type { PageData } from "../pages/page-data.server.ts";
import { PageTemplate } from "../sections/page.tsx";
import { pageHead } from "../seo/head.ts";
import { rootRoute } from "./root.tsx";

/** Any page in content: its address is the path of its file. */
export const pageRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/$",
  loader: ({ context, location }) => context.loadPage(location.pathname),
  head: ({ loaderData, match }) => pageHead(loaderData, { site, address: match.pathname }),
  component: Page,
});

/** The key remounts for another page, even with the same template. */
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
