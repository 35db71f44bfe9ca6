import site from "virtual:site";
import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../../head.ts";
import { CaseStudiesTemplate } from "../../templates/case-studies.tsx";

export const Route = createFileRoute("/case-studies/")({
  loader: ({ context, location }) => context.loadPage("case-studies-page", location.pathname),
  head: ({ loaderData, match }) => pageHead(loaderData, { site, address: match.pathname }),
  component: () => <CaseStudiesTemplate page={Route.useLoaderData()} />,
});
