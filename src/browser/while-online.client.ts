/**
 * Imports a script that is needed later as well. After a failed import, Chromium never requests the script again in
 * the same document. So where the browser claims to be offline, which is wrong behind some VPNs, a request checks that first.
 * @throws Error if offline; worth retrying
 */
export async function whileOnline<Module>(load: () => Promise<Module>): Promise<Module> {
  if (!navigator.onLine) await fetch(import.meta.url, { method: "HEAD", cache: "no-store" });
  return load();
}
