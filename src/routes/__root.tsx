import site from "virtual:site";
import { createRootRouteWithContext, Outlet, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { followRedirect } from "../app/follow-redirect.ts";
import { happened } from "../events/happened.ts";
import { siteHead } from "../head.ts";
import { Document } from "../layout/document.tsx";
import type { RouterContext } from "../router-context.ts";
import { LoadFailureTemplate } from "../templates/load-failure.tsx";
import { NotFoundTemplate } from "../templates/not-found.tsx";

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ location }) => followRedirect(site.redirects, location.href),
  head: () => siteHead(site),
  shellComponent: Document,
  component: Outlet,
  notFoundComponent: NotFoundTemplate,
  errorComponent: LoadFailure,
});

function LoadFailure() {
  const router = useRouter();
  useEffect(() => happened({ event: "problem-shown", problem: "load-failure" }), []);
  return <LoadFailureTemplate onRetry={() => void router.invalidate()} />;
}
