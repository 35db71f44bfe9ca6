import site from "virtual:site";
import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../../head.ts";

// What it shows is in callback.lazy.tsx: visitors, who never sign in, don't fetch it.
export const Route = createFileRoute("/auth/callback")({
  staticData: { eager: true },
  loader: ({ context, location }) => context.loadPage("auth-callback", location.pathname),
  head: ({ loaderData, match }) => pageHead(loaderData, { site, address: match.pathname, indexed: false }),
});
