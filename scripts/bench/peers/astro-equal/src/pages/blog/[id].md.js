import { getCollection } from "astro:content";

export async function getStaticPaths() {
  const articles = await getCollection("blog");
  return articles.map((article) => ({ params: { id: article.id }, props: { article } }));
}

export function GET({ props: { article } }) {
  return new Response(`# ${article.data.title}\n\n${article.data.excerpt}\n\n${article.body}`);
}
