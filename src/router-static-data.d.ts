import "@tanstack/react-router";

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    /** Load the application at once: the page has a form or needs scripting, and nothing typed may be lost. */
    eager?: boolean;
  }
}
