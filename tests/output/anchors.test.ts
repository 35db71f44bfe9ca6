import { expect, test } from "vitest";
import { htmlFile } from "../../scripts/hosts/html-file.ts";
import { anchorsOf } from "../../src/content/lists/anchors.server.ts";
import { pagesOfSections } from "../../src/content/lists/section-pages.server.ts";
import { readPages } from "../support/built-site.ts";
import { content } from "../support/site.ts";

const pages = readPages("dist");

/** @returns every id of a page, in order */
function idsIn(html: string): string[] {
  return [...html.matchAll(/ id="([^"]*)"/g)].map(([, id = ""]) => id);
}

/** Ids of the page itself have a dot, React's have capitals; anchors have neither. */
const isOwn = (id: string) => /[.A-Z]/.test(id);

/** The anchors that the check assumes, by address. */
const known = new Map([
  ...pagesOfSections(content).map(({ address, data }) => {
    const ids = data.sections.flatMap((section) => {
      const { own, entries } = anchorsOf(section);
      const listed = entries ? content.all(entries.type).filter(({ name }) => entries.includes(name)) : [];
      return [...own, ...listed.map(({ name }) => ({ id: name }))].map(({ id }) => id);
    });
    return [address, ids] as const;
  }),
  ...[...content.all("blog"), ...content.all("legal")].map(
    ({ address, prose }) => [address, (prose?.headings ?? []).map(({ id }) => id)] as const,
  ),
]);

test.each([...known])("the anchors of %s are those that the check lets links lead to", (address = "", anchors) => {
  const html = pages.get(htmlFile(address).slice(1)) ?? "";
  expect(
    idsIn(html)
      .filter((id) => !isOwn(id))
      .sort(),
  ).toEqual([...anchors].sort());
});

test.each([...pages])("no id of %s is used twice", (_path, html) => {
  const ids = idsIn(html);
  expect(ids).toEqual([...new Set(ids)]);
});
