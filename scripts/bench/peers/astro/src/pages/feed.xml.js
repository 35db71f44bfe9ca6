import { getCollection } from "astro:content";
import rss from "@astrojs/rss";

export async function GET({ site }) {
  const articles = await getCollection("blog");
  const newest = articles.toSorted((one, other) => other.data.updated - one.data.updated).slice(0, 20);
  const items = newest.map(({ id, data }) => ({
    title: data.title,
    description: data.excerpt,
    pubDate: data.updated,
    link: `/blog/${id}`,
  }));
  return rss({ title: "Blog", description: "All articles.", site, items });
}
