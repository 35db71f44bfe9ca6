import { getCollection } from "astro:content";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** The project's own function draws, outside of Astro's bundle. */
const file = join(process.cwd(), "project/scripts/pictures/illustration.ts");
const { illustration } = await import(/* @vite-ignore */ pathToFileURL(file).href);

export async function getStaticPaths() {
  const articles = await getCollection("blog");
  return articles.map((article) => ({ params: { id: article.id }, props: { article } }));
}

export function GET({ params: { id }, props: { article } }) {
  const parts = [...article.body.matchAll(/^## /gm)].map(({ index }) => index / article.body.length);
  return new Response(illustration(id, { parts }));
}
