import { slug } from "github-slugger";
import type { Industry } from "../../../schemas/industry.ts";
import type { Content } from "../entries/content.server.ts";

/** The industries that pages show: those with a page, and the others as cards. */
export function industryTiles(content: Content) {
  const own = content.all("industries").map(({ name, address = "/industries", data }) => ({
    id: name,
    name: data.name,
    summary: data.summary,
    drawing: data.drawing,
    href: address,
    cost: costOf(data),
  }));
  const names = new Set(own.map(({ id }) => id));
  const others = content
    .one("other-industries")
    .industries.map((card) => ({ ...card, id: slug(card.title) }))
    .filter(({ id }) => !names.has(id));
  return { own, others };
}

/** The cost that an industry's page calculates, and for which business. */
function costOf({ sections }: Industry) {
  const calculation = sections.find((section) => section.section === "calculation");
  return calculation && { amount: calculation.total.amount, business: calculation.business };
}
