import site from "virtual:site";
import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../head.ts";
import { FreeStrategySessionTemplate } from "../templates/free-strategy-session.tsx";

export const Route = createFileRoute("/free-strategy-session")({
  staticData: { eager: true },
  loader: ({ context, location }) => context.loadPage("free-strategy-session", location.pathname),
  head: ({ loaderData, match }) => pageHead(loaderData, { site, address: match.pathname }),
  component: () => <FreeStrategySessionTemplate page={Route.useLoaderData()} />,
});
