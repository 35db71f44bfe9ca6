import site from "virtual:site";
import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../head.ts";
import { AboutTemplate } from "../templates/about.tsx";

export const Route = createFileRoute("/about")({
  loader: ({ context, location }) => context.loadPage("about", location.pathname),
  head: ({ loaderData, match }) => pageHead(loaderData, { site, address: match.pathname }),
  component: () => <AboutTemplate page={Route.useLoaderData()} />,
});
