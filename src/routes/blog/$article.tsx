import site from "virtual:site";
import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../../head.ts";
import { ArticleTemplate } from "../../templates/article.tsx";

export const Route = createFileRoute("/blog/$article")({
  loader: ({ context, location }) => context.loadPage("blog", location.pathname),
  head: ({ loaderData, match }) => pageHead(loaderData, { site, address: match.pathname }),
  component: () => <ArticleTemplate page={Route.useLoaderData()} />,
});
