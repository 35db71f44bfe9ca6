import site from "virtual:site";
import { createRoute, notFound } from "@tanstack/react-router";
import { pageHead } from "../../seo/head.ts";
import { rootRoute } from "../root.tsx";

// The component is in reset-password.lazy.tsx: visitors never need it.
export const authResetPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/auth/reset-password",
  loader: async ({ context, location }) => {
    const page = await context.loadPage(location.pathname);
    if (page.type !== "auth-reset-password") throw notFound();
    return page;
  },
  head: ({ loaderData, match }) => pageHead(loaderData, { site, address: match.pathname, indexed: false }),
}).lazy(() => import("./reset-password.lazy.tsx").then(({ authResetPasswordPage }) => authResetPasswordPage));
