import { expect, test } from "vitest";
import { loadContent } from "../content/load.server.ts";
import { buildSite } from "../pages/site.server.ts";
import { llmsText } from "./llms-text.ts";

const site = buildSite(loadContent(process.cwd()).content, 2026);
const page = { title: "Plans [2026]", address: "/pricing", description: "What it costs." };

test("llms.txt has its parts in the order of the proposal: name, summary, facts, lists of links", () => {
  const { brand, navigation, contacts } = site;
  const parts = [
    `# ${brand.name}`,
    `> ${navigation.footer.blurb}`,
    `${contacts.office.locality}, ${contacts.office.regionName}. ${contacts.hours}.`,
    "## Pages",
    `- [Plans \\[2026\\]](${brand.url}/pricing.md): What it costs.\n- [Plans \\[2026\\]](${brand.url}/pricing.md): What it costs.\n`,
  ];
  expect(llmsText(site, [{ heading: "Pages", pages: [page, page] }])).toBe(parts.join("\n\n"));
});
