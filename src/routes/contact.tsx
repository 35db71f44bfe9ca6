import site from "virtual:site";
import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../head.ts";
import { ContactTemplate } from "../templates/contact.tsx";

export const Route = createFileRoute("/contact")({
  staticData: { eager: true },
  loader: ({ context, location }) => context.loadPage("contact", location.pathname),
  head: ({ loaderData, match }) => pageHead(loaderData, { site, address: match.pathname }),
  component: () => <ContactTemplate page={Route.useLoaderData()} />,
});
