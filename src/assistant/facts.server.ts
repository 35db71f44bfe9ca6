import type { Content } from "../content/entries/content.server.ts";
import { priceText } from "../content/facts/price.ts";
import { withPrices } from "../content/facts/worksheet.ts";
import { sectionsOfKind } from "../content/lists/section-pages.server.ts";
import type { Facts } from "./knowledge.ts";

/** The data of computed answers, from the same content as the pages */
export function factsOf(content: Content): Facts {
  const { labels, comparison, footnote } = content.one("pricing");
  const { sales, support, hours } = content.one("contacts");
  const shown = (value = "no") => (value === "yes" || value === "no" ? labels[value] : value);
  const asides = sectionsOfKind(content, "hero").map(({ aside }) => aside);
  const chooser = asides.find((aside) => aside?.kind === "plan-chooser");
  return {
    plans: content.all("plans").map(({ data }) => ({
      name: data.name,
      price: priceText(data.price, labels),
      amount: data.price.kind === "monthly" ? data.price.amount : undefined,
      setup: data.setupFee,
      interactions: data.interactions,
      offers: comparison.map(({ id }) => shown(data.comparison[id])),
    })),
    comparison: comparison.map(({ label }) => label),
    footnote,
    workingDays: chooser?.kind === "plan-chooser" ? chooser.workingDays : 22,
    worksheet: withPrices(content.one("worksheet"), (id) => content.find("plans", id)?.data),
    hours,
    desks: [sales, support].map(({ label, phone, email }) => ({ label, phone, email })),
  };
}
