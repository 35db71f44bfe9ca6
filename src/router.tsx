import { createRouter as createTanStackRouter, type RouterHistory } from "@tanstack/react-router";
import type { RouterContext } from "./router-context.ts";
import { authCallbackRoute } from "./routes/auth/callback.tsx";
import { authResetPasswordRoute } from "./routes/auth/reset-password.tsx";
import { pageRoute } from "./routes/page.tsx";
import { rootRoute } from "./routes/root.tsx";

const routeTree = rootRoute.addChildren([pageRoute, authCallbackRoute, authResetPasswordRoute]);

interface RouterOptions extends RouterContext {
  /** Another history than the address bar. Then there is no scrolling. */
  readonly history?: RouterHistory | undefined;
  /** Asked after each navigation whether the router may scroll. */
  readonly mayScroll?: () => boolean;
}

export function createRouter({ loadPage, history, mayScroll = () => true }: RouterOptions) {
  return createTanStackRouter({
    routeTree,
    context: { loadPage },
    ...(history ? { history } : {}),
    caseSensitive: true,
    // On the server this option would add an inline script to every page.
    scrollRestoration: history ? false : mayScroll,
    // Only loadPage caches page data; a body from the document must not be cached without its text.
    defaultGcTime: 0,
    defaultStaleTime: Number.POSITIVE_INFINITY,
    defaultPreloadStaleTime: Number.POSITIVE_INFINITY,
    // Otherwise a page with missing data is shown without it while it is loaded again.
    defaultStaleReloadMode: "blocking",
  });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createRouter>;
  }
}
