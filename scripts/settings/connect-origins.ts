import { configuredBackend } from "./configured-backend.ts";
import type { Mode } from "./site-settings.ts";

/**
 * The origins other than the site's own that pages are built to talk to, each from the configuration of what needs it. The
 * security policy names these and no others; whatever else a page is to talk to is added here.
 * @throws Error in plain words if a configured value can't be right
 */
export function connectOrigins(mode: Mode): string[] {
  const backend = configuredBackend(mode);
  return backend ? [new URL(backend.url).origin] : [];
}
