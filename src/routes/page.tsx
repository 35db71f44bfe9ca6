import site from "virtual:site";
import { createRoute } from "@tanstack/react-router";
import type { ReactElement } from "react";
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

/** With a return type, so that the compiler asks for a template for each type of page. */
function Template({ page }: { readonly page: PageData }): ReactElement | null {
  switch (page.type) {
    case "page":
      return <PageTemplate sections={page.sections} />;
    case "article":
      return <ArticleTemplate page={page} />;
    case "legal":
      return <LegalTemplate page={page} />;
    case "auth-callback":
    case "auth-reset-password":
      return null;
  }
}
