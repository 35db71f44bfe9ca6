import { createRouter as createTanStackRouter, type RouterHistory } from "@tanstack/react-router";
import type { RouterContext } from "./router-context.ts";
import { authCallbackRoute } from "./routes/auth/callback.tsx";
import { authResetPasswordRoute } from "./routes/auth/reset-password.tsx";
import { pageRoute } from "./routes/page.tsx";
import { rootRoute } from "./routes/root.tsx";

const routeTree = rootRoute.addChildren([pageRoute, authCallbackRoute, authResetPasswordRoute]);

interface RouterOptions extends RouterContext {
  /** Where addresses come from when it is not the browser's address bar. Then there is nothing to scroll. */
  readonly history?: RouterHistory | undefined;
  /** Asked after each navigation whether the router may set the scroll position. */
  readonly mayScroll?: () => boolean;
}

/** Makes the site's router. */
export function createRouter({ loadPage, history, mayScroll = () => true }: RouterOptions) {
  return createTanStackRouter({
    routeTree,
    context: { loadPage },
    ...(history ? { history } : {}),
    caseSensitive: true,
    // On the server this option would add an inline script to every page.
    scrollRestoration: history ? false : mayScroll,
    // Page data is kept by loadPage alone; a body that the document brought along must not be kept without its text.
    defaultGcTime: 0,
    defaultStaleTime: Number.POSITIVE_INFINITY,
    defaultPreloadStaleTime: Number.POSITIVE_INFINITY,
    // Otherwise a page whose data never came is shown without them while they are asked for again.
    defaultStaleReloadMode: "blocking",
  });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createRouter>;
  }
}
