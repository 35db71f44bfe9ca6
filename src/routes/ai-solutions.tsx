import site from "virtual:site";
import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../head.ts";
import { AiSolutionsTemplate } from "../templates/ai-solutions.tsx";

export const Route = createFileRoute("/ai-solutions")({
  loader: ({ context, location }) => context.loadPage("ai-solutions", location.pathname),
  head: ({ loaderData, match }) => pageHead(loaderData, { site, address: match.pathname }),
  component: () => <AiSolutionsTemplate page={Route.useLoaderData()} />,
});
