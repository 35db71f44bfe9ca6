import site from "virtual:site";
import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../head.ts";
import { PlatformsTemplate } from "../templates/platforms.tsx";

export const Route = createFileRoute("/platforms")({
  loader: ({ context, location }) => context.loadPage("platforms-page", location.pathname),
  head: ({ loaderData, match }) => pageHead(loaderData, { site, address: match.pathname }),
  component: () => <PlatformsTemplate page={Route.useLoaderData()} />,
});
