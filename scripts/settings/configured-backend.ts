import { type BackendSettings, readBackendSettings } from "../../src/backend/settings.ts";
import { type Mode, siteSettings } from "./site-settings.ts";

/**
 * Reads which backend the site is to be built for.
 * @throws Error in plain words if the values can't be right
 */
export function configuredBackend(mode: Mode): BackendSettings | undefined {
  return readBackendSettings(siteSettings(mode));
}
