import site from "virtual:site";
import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../head.ts";
import { LegalTemplate } from "../templates/legal.tsx";

export const Route = createFileRoute("/$legal")({
  loader: ({ context, location }) => context.loadPage("legal", location.pathname),
  head: ({ loaderData, match }) => pageHead(loaderData, { site, address: match.pathname }),
  component: () => <LegalTemplate page={Route.useLoaderData()} />,
});
