import site from "virtual:site";
import { createRootRouteWithContext, Outlet, redirect, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { resolveRedirect } from "../addresses/redirects.ts";
import { track } from "../browser/track.ts";
import { Document } from "../layout/document.tsx";
import type { RouterContext } from "../router-context.ts";
import { siteHead } from "../seo/head.ts";
import { LoadFailureTemplate } from "./load-failure.tsx";
import { NotFoundTemplate } from "./not-found.tsx";

/** Around every page: redirects, document, error and 404 pages. */
export const rootRoute = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ location }) => {
    const target = resolveRedirect(site.redirects, location.href);
    if (target) throw redirect({ href: target.href, replace: true });
  },
  head: () => siteHead(site),
  shellComponent: Document,
  component: Outlet,
  notFoundComponent: NotFoundTemplate,
  errorComponent: LoadFailure,
});

function LoadFailure() {
  const router = useRouter();
  useEffect(() => track({ event: "problem-shown", problem: "load-failure" }), []);
  return <LoadFailureTemplate onRetry={() => void router.invalidate()} />;
}
