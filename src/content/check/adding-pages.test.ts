import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pictures } from "../../../scripts/pictures/pictures.ts";
import { copyContent, projectRoot } from "../../../tests/support/content.ts";
import { seoFields } from "../../../tests/support/seo-fields.ts";
import { renderPage } from "../../entry.server.tsx";
import { pageAddresses, sitemapEntries } from "../../pages/page-lists.server.ts";

const exampleOf = (kind: string) =>
  JSON.parse(readFileSync(join(projectRoot, `src/sections/${kind}/example.json`), "utf8"));

const sectionsOf = (kinds: readonly string[]) => kinds.map(exampleOf);

test("A page of eight sections in a new folder is one new file: address, sitemap, head, share picture, JSON-LD, form", async () => {
  const kinds = ["hero", "points", "steps", "conversation", "plans", "accordion", "form", "call-to-action"];
  const copy = copyContent().write("pages/guides/start.json", { seo: seoFields("Start"), sections: sectionsOf(kinds) });
  const { content, problems } = copy.load();
  expect(problems).toEqual([]);
  expect(pageAddresses(content)).toContain("/guides/start");
  expect(sitemapEntries(content).map(({ address }) => address)).toContain("/guides/start");
  expect([...pictures(content).keys()]).toContain("/images/share/guides.start.png");

  const { html, status, eager, graph } = await renderPage(content, "/guides/start");
  expect(status).toBe(200);
  expect(eager).toBe(true);
  expect(html).toContain(`<title>${seoFields("Start").title} | `);
  expect(html).toContain(`href="${content.one("brand").url}/guides/start"`);
  for (const { title } of sectionsOf(kinds).filter((section) => section.title)) expect(html).toContain(title);
  for (const type of ["FAQPage", "Offer"]) expect(JSON.stringify(graph)).toContain(`"${type}"`);
});

test("A link on it that leads nowhere is a mistake, and so is an address that two files have", () => {
  const copy = copyContent();
  const [hero] = sectionsOf(["hero"]);
  const links = { section: "links", title: "Read on", items: [{ label: "Prices", href: "/pricng" }] };
  copy.write("pages/guides/start.json", { seo: seoFields("Start"), sections: [hero, links] });
  copy.write("pages/guides/start/index.json", { seo: seoFields("Start again"), sections: [hero] });

  expect(copy.report().filter((line) => /pricng|address of/.test(line))).toEqual([
    '"/guides/start" is the address of content/pages/guides/start/index.json already: give this file another name',
    'section 2 (links): there is no page "/pricng". Did you mean "/pricing"?',
  ]);
});

test.each([
  ["assets/fixture", 'the site\'s own files are in "/assets/"'],
  ["media/x", 'the site\'s own files are in "/media/"'],
  ["admin", 'the site\'s own files are in "/admin"'],
  ["cdn-cgi/x", 'one of the hosts answers addresses in "/cdn-cgi/"'],
])("There is no page at /%s, and the check says why", (name, reason) => {
  const copy = copyContent().write(`pages/${name}.json`, { seo: seoFields("Start"), sections: sectionsOf(["hero"]) });

  expect(copy.report(`pages/${name}.json`)[1]).toBe(`${reason}, so there can be no page "/${name}"`);
});

test("An industry is one new file, and leaves the list of those without a page", async () => {
  const kinds = ["hero", "contents", "points", "calculation", "solutions", "call-to-action"];
  const copy = copyContent().addLike("industries", "hospitality", {
    name: "Hospitality",
    order: 95,
    drawing: undefined,
    seo: seoFields("Hospitality"),
    sections: sectionsOf(kinds),
  });
  const { content, problems } = copy.load();
  expect(problems).toEqual([]);

  const home = (await renderPage(content, "/")).html;
  const list = (await renderPage(content, "/industries")).html;
  expect((await renderPage(content, "/industries/hospitality")).status).toBe(200);
  expect(home.match(/>Hospitality</g)).toHaveLength(1);
  expect(home).toContain('href="/industries/hospitality"');
  expect(list.replace(/<[^>]*>/g, "")).toContain(exampleOf("calculation").total.amount);
  expect(list).not.toContain("Ask about hospitality");
});
