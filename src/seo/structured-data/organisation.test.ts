import { expect, test } from "vitest";
import { loadContent } from "../../content/load.server.ts";
import type { Site } from "../../pages/site.server.ts";
import { buildSite } from "../../pages/site.server.ts";
import { office, organisation } from "./organisation.ts";

const site = buildSite(loadContent(process.cwd()).content, 2026);

/** Removes placeholder markers. */
function confirmed<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value, (key, inner) => (key === "placeholders" ? undefined : inner)));
}

/** Marks these fields as placeholders. */
function invented<Value extends object>(value: Value, placeholders: readonly string[]): Value {
  return { ...confirmed(value), placeholders };
}

const real: Site = confirmed(site);
const { sales, support, office: place } = site.contacts;

test("Facts that aren't placeholders are given: numbers, addresses, street, registered name, networks", () => {
  const told = JSON.stringify([organisation(real), office(real)]);
  for (const fact of [sales.phone, sales.email, support.phone, place.street, site.brand.legalName, site.brand.abn])
    expect(told).toContain(fact);
  expect(organisation(real)).toMatchObject({ sameAs: site.contacts.social.map(({ href }) => href) });
});

test("Invented facts are never told", () => {
  const contacts = {
    ...site.contacts,
    sales: invented(sales, ["phone", "email"]),
    support: invented(support, ["phone", "email"]),
    office: invented(place, ["street"]),
    social: site.contacts.social.map((link) => invented(link, ["href"])),
  };
  const brand = invented(site.brand, ["legalName", "abn"]);
  const told = JSON.stringify([organisation({ ...site, brand, contacts }), office({ ...site, brand, contacts })]);
  const facts = [sales.phone, sales.email, support.phone, support.email, place.street, brand.legalName, brand.abn];
  expect([...facts, ...contacts.social.map(({ href }) => href)].filter((fact) => told.includes(fact))).toEqual([]);
});

test("A contact of whom nothing is known is left out", () => {
  const contacts = { ...real.contacts, support: invented(support, ["phone", "email"]) };
  expect(organisation({ ...real, contacts })["contactPoint"]).toHaveLength(1);
});
