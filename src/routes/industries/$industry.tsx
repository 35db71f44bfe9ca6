import site from "virtual:site";
import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../../head.ts";
import { IndustryTemplate } from "../../templates/industry.tsx";

export const Route = createFileRoute("/industries/$industry")({
  loader: ({ context, location }) => context.loadPage("industries", location.pathname),
  head: ({ loaderData, match }) => pageHead(loaderData, { site, address: match.pathname }),
  component: () => <IndustryTemplate page={Route.useLoaderData()} />,
});
