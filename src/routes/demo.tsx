import site from "virtual:site";
import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../head.ts";
import { DemoTemplate } from "../templates/demo.tsx";

export const Route = createFileRoute("/demo")({
  staticData: { eager: true },
  loader: ({ context, location }) => context.loadPage("demo", location.pathname),
  head: ({ loaderData, match }) => pageHead(loaderData, { site, address: match.pathname }),
  component: () => <DemoTemplate page={Route.useLoaderData()} />,
});
