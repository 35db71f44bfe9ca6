import site from "virtual:site";
import { createRoute, notFound } from "@tanstack/react-router";
import { pageHead } from "../../seo/head.ts";
import { rootRoute } from "../root.tsx";

// The component is in callback.lazy.tsx: visitors never need it.
export const authCallbackRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/auth/callback",
  loader: async ({ context, location }) => {
    const page = await context.loadPage(location.pathname);
    if (page.type !== "auth-callback") throw notFound();
    return page;
  },
  head: ({ loaderData, match }) => pageHead(loaderData, { site, address: match.pathname, indexed: false }),
}).lazy(() => import("./callback.lazy.tsx").then(({ authCallbackPage }) => authCallbackPage));
