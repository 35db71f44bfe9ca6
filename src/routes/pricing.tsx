import site from "virtual:site";
import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../head.ts";
import { PricingTemplate } from "../templates/pricing.tsx";

export const Route = createFileRoute("/pricing")({
  loader: ({ context, location }) => context.loadPage("pricing", location.pathname),
  head: ({ loaderData, match }) => pageHead(loaderData, { site, address: match.pathname }),
  component: () => <PricingTemplate page={Route.useLoaderData()} />,
});
