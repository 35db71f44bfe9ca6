import site from "virtual:site";
import { createFileRoute, notFound } from "@tanstack/react-router";
import { pageHead } from "../../seo/head.ts";

// What it shows is in reset-password.lazy.tsx: visitors, who never sign in, don't fetch it.
export const Route = createFileRoute("/auth/reset-password")({
  staticData: { eager: true },
  loader: async ({ context, location }) => {
    const page = await context.loadPage(location.pathname);
    if (page.type !== "auth-reset-password") throw notFound();
    return page;
  },
  head: ({ loaderData, match }) => pageHead(loaderData, { site, address: match.pathname, indexed: false }),
});
