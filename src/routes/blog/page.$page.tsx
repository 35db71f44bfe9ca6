import site from "virtual:site";
import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../../head.ts";
import { BlogTemplate } from "../../templates/blog.tsx";

export const Route = createFileRoute("/blog/page/$page")({
  staticData: { eager: true },
  loader: ({ context, location }) => context.loadPage("blog-page", location.pathname),
  head: ({ loaderData, match }) => pageHead(loaderData, { site, address: match.pathname }),
  component: () => <BlogTemplate page={Route.useLoaderData()} />,
});
