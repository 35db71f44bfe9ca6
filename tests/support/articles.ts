import { appendFileSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse, stringify } from "yaml";

const OWN_ARTICLES = join(import.meta.dirname, "../../content/blog");

/** Writes articles for measurements into a folder: copies of the site's own, with a number in the text and in all unique fields. */
export function writeArticles(folder: string, count: number): void {
  const files = readdirSync(OWN_ARTICLES).sort();
  const originals = files.map((file) => readFileSync(join(OWN_ARTICLES, file), "utf8"));
  for (let number = 1; number <= count; number += 1) {
    const original = originals[number % originals.length] ?? "";
    writeFileSync(join(folder, `generated-${String(number).padStart(5, "0")}.mdx`), copyOf(original, number));
  }
}

/** Adds a sentence to an article. */
export function editArticle(folder: string, name: string): void {
  appendFileSync(join(folder, `${name}.mdx`), "\nAn added sentence.\n");
}

function copyOf(article: string, number: number): string {
  const [, frontMatter = "", body = ""] = article.split(/^---\n/m);
  const title = `An article to measure with, number ${number}`;
  const description = `${title}: it has the text of one of the site’s own, so that a build has as much to do with it.`;
  const fields = {
    ...parse(frontMatter),
    id: 10_000 + number,
    // Older than the site's own, which stay where the chatbot tells of them: it isn't trained anew.
    published: "2020-01-01",
    updated: "2020-01-01",
    title,
    seo: { title, description },
    excerpt: description,
  };
  return `---\n${stringify(fields)}---\n\nThis is copy ${number}.\n${body}`;
}
