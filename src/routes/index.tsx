import site from "virtual:site";
import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../head.ts";
import { HomeTemplate } from "../templates/home.tsx";

export const Route = createFileRoute("/")({
  loader: ({ context, location }) => context.loadPage("home", location.pathname),
  head: ({ loaderData, match }) => pageHead(loaderData, { site, address: match.pathname }),
  component: () => <HomeTemplate page={Route.useLoaderData()} />,
});
