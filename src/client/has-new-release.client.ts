import { EMBEDDED } from "./page-data-transport.ts";

/**
 * Asks the server whether the site was published again since this page.
 * @param script the path of a script that every page of this release has
 * @returns whether the server has a newer page
 * @throws if the network fails
 */
export async function hasNewRelease(script: string): Promise<boolean> {
  const answer = await fetch(location.pathname, { cache: "no-cache" });
  const page = await answer.text();
  return answer.ok && page.includes(`${EMBEDDED}=`) && !page.includes(script);
}
