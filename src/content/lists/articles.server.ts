import type { ContentData } from "../../../schemas/content-types.ts";
import { readingMinutes } from "../../format/reading-time.ts";
import type { Content, Entry } from "../entries/content.server.ts";
import { largestPicture } from "../entries/content-pictures.ts";
import { compareText } from "../problems/problem.ts";
import { type Person, people } from "./people.server.ts";
import { perContent } from "./per-content.ts";

/** The author of an article, which the content check makes sure exists. */
export function authorOf(content: Content, id: string): Person {
  const [author] = people(content, [id]);
  if (!author) throw new Error(`There is no person or team "${id}" in content/team/.`);
  return author;
}

export function categoryLabel(content: Content, { category }: Pick<ContentData["blog"], "category">): string {
  return content.one("blog-words").categories.find(({ id }) => id === category)?.label ?? category;
}

export const publishedArticles = perContent((content): readonly Entry<ContentData["blog"]>[] =>
  [...content.all("blog")].sort(
    (a, b) =>
      compareText(b.data.published, a.data.published) ||
      (b.data.id ?? 0) - (a.data.id ?? 0) ||
      compareText(a.name, b.name),
  ),
);

/** The address of an article's picture: its photo, or else the drawing. */
export function pictureOfArticle(
  { pictures }: Content,
  { picture, photo }: Pick<ContentData["blog"], "picture" | "photo">,
): string {
  const own = photo === undefined ? undefined : pictures.get(photo);
  return own ? largestPicture(own) : `/images/articles/${picture}.svg`;
}

type ArticleCard = ReturnType<typeof articleCards>[number];

/** The cards of the published articles, newest first. */
export const articleCards = perContent((content) =>
  publishedArticles(content).map(({ name, address = "/blog", data, prose }) => ({
    name,
    title: data.title,
    category: categoryLabel(content, data),
    excerpt: data.excerpt,
    author: authorOf(content, data.author).name,
    imageUrl: pictureOfArticle(content, data),
    imageAlt: data.imageAlt,
    link: address,
    published: data.published,
    minutes: readingMinutes(prose?.words ?? 0),
  })),
);

/** The cards of an article's related articles that are published; without any, of the nearest ones. */
export function relatedArticles(content: Content, article: Entry<ContentData["blog"]>): readonly ArticleCard[] {
  const cards = articleCards(content);
  const named = article.data.related.flatMap((name) => cards.find((card) => card.name === name) ?? []);
  return named.length > 0 ? named : nearestArticles(content, article);
}

/** Related articles for an article that names none. */
const NEAREST = 3;

/** The published articles nearest to one: same category first, then by date. */
function nearestArticles(content: Content, { name, data }: Entry<ContentData["blog"]>): ArticleCard[] {
  const category = categoryLabel(content, data);
  const distance = (card: ArticleCard) => Math.abs(Date.parse(card.published) - Date.parse(data.published));
  return articleCards(content)
    .filter((card) => card.name !== name)
    .sort((a, b) => Number(b.category === category) - Number(a.category === category) || distance(a) - distance(b))
    .slice(0, NEAREST);
}
