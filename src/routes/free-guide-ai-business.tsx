import site from "virtual:site";
import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../head.ts";
import { FreeGuideTemplate } from "../templates/free-guide.tsx";

export const Route = createFileRoute("/free-guide-ai-business")({
  staticData: { eager: true },
  loader: ({ context, location }) => context.loadPage("free-guide", location.pathname),
  head: ({ loaderData, match }) => pageHead(loaderData, { site, address: match.pathname }),
  component: () => <FreeGuideTemplate page={Route.useLoaderData()} />,
});
