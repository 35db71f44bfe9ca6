import site from "virtual:site";
import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../../head.ts";
import { IndustriesTemplate } from "../../templates/industries.tsx";

export const Route = createFileRoute("/industries/")({
  loader: ({ context, location }) => context.loadPage("industries-page", location.pathname),
  head: ({ loaderData, match }) => pageHead(loaderData, { site, address: match.pathname }),
  component: () => <IndustriesTemplate page={Route.useLoaderData()} />,
});
