import { slug } from "github-slugger";
import type { Content } from "./content.server.ts";

/** @returns what pages show of the industries they link to: those with a page, and the others. */
export function industryTiles(content: Content) {
  const own = content.all("industries").map(({ name, address = "/industries", data }) => ({
    id: name,
    name: data.name,
    summary: data.summary,
    drawing: data.drawing,
    href: address,
  }));
  const others = content.one("industries-page").others.items.map((item) => ({
    id: slug(item.title),
    name: item.title,
    summary: item.text,
    drawing: item.drawing,
    href: item.href,
  }));
  return { own, others };
}
