/**
 * Loads a script that something needs later as well. Chromium remembers a script that it could not fetch, and never asks for
 * it again in the same document; so where the browser believes that there is no network, which is wrong behind some VPNs, a
 * request finds out first.
 * @throws Error if there is none; asking again later makes sense
 */
export async function whileOnline<Module>(load: () => Promise<Module>): Promise<Module> {
  if (!navigator.onLine) await fetch(import.meta.url, { method: "HEAD", cache: "no-store" });
  return load();
}
