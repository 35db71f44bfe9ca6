import { eachElement } from "../support/html-elements.ts";
import { addresses } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

interface PageLinks {
  readonly hrefs: readonly string[];
  readonly ids: ReadonlySet<string>;
  /** Addresses of pictures, films, scripts and styles. */
  readonly files: readonly string[];
}

function linksOf(html: string): PageLinks {
  const hrefs: string[] = [];
  const files: string[] = [];
  const ids = new Set<string>();
  eachElement(html, ({ tagName, properties }) => {
    const { id, href, src, poster } = properties;
    if (typeof id === "string") ids.add(id);
    if (tagName === "a" && typeof href === "string") hrefs.push(href);
    if (tagName === "link" && typeof href === "string" && href.startsWith("/")) files.push(href);
    for (const file of [src, poster]) if (typeof file === "string" && !file.startsWith("data:")) files.push(file);
  });
  return { hrefs, ids, files };
}

test("every link, anchor and file of every page leads somewhere", async ({ request }) => {
  const pages = new Map<string, PageLinks>();
  for (const address of addresses) pages.set(address, linksOf(await (await request.get(address)).text()));

  const broken: string[] = [];
  const statuses = new Map<string, number>();
  const statusOf = async (address: string) => {
    const known = statuses.get(address) ?? (await request.get(address, { maxRedirects: 0 })).status();
    statuses.set(address, known);
    return known;
  };
  for (const [address, { hrefs, files, ids }] of pages) {
    for (const file of new Set(files)) if ((await statusOf(file)) !== 200) broken.push(`${address} → ${file}`);
    for (const href of new Set(hrefs)) {
      if (/^(?:https:|mailto:|tel:)/.test(href)) continue;
      const [path = "", anchor] = href.split("#");
      const target = path === "" ? { ids } : pages.get(path);
      if (target && anchor && !target.ids.has(anchor)) broken.push(`${address} → ${href} (no such anchor)`);
      if (!target && ![200, 301, 302].includes(await statusOf(path))) broken.push(`${address} → ${href}`);
    }
  }
  expect(broken).toEqual([]);
});

test("every page but the case studies is linked from a page other than itself", async ({ request }) => {
  const linked = new Set<string>();
  for (const address of addresses) {
    const html = await (await request.get(address)).text();
    for (const href of linksOf(html).hrefs) if (href.split("#")[0] !== address) linked.add(href.split("#")[0] ?? "");
  }
  const reachable = addresses.filter((address) => !address.startsWith("/auth/"));
  expect(reachable.filter((address) => !linked.has(address))).toEqual([]);
});
