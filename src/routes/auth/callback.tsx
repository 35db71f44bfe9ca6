import site from "virtual:site";
import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../../head.ts";
import { AuthCallbackTemplate } from "../../templates/auth-callback.tsx";

export const Route = createFileRoute("/auth/callback")({
  staticData: { eager: true },
  loader: ({ context, location }) => context.loadPage("auth-callback", location.pathname),
  head: ({ loaderData, match }) => pageHead(loaderData, { site, address: match.pathname, indexed: false }),
  component: () => <AuthCallbackTemplate page={Route.useLoaderData()} />,
});
