import { getCollection } from "astro:content";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** The project's own function draws, outside of Astro's bundle. */
const project = join(process.cwd(), "project");
const file = join(project, "scripts/pictures/share-picture.ts");
const { sharePicture } = await import(/* @vite-ignore */ pathToFileURL(file).href);
const mark = readFileSync(join(project, "public/icon.svg"));

export async function getStaticPaths() {
  const articles = await getCollection("blog");
  return articles.map(({ id, data }) => ({ params: { id }, props: { title: data.title } }));
}

export async function GET({ params: { id }, props: { title } }) {
  return new Response(await sharePicture({ seed: id, title, brand: "A site to compare with" }, mark));
}
