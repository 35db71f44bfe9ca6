/**
 * Loads a script that something needs later as well. Chromium remembers a script that it could not fetch, and never asks for
 * it again in the same document; so nobody asks for one while it is known that there is no network.
 * @throws Error if there is none; asking again later makes sense
 */
export async function whileOnline<Module>(load: () => Promise<Module>): Promise<Module> {
  if (!navigator.onLine) throw new Error("There is no network to load a script by.");
  return load();
}
