import site from "virtual:site";
import type { Nodes } from "mdast";
import { stringify } from "yaml";
import type { ProseComponentName } from "../../schemas/prose-components.ts";
import type { Content } from "../content/entries/content.server.ts";
import { largestPicture } from "../content/entries/content-pictures.ts";
import { fillTokens } from "../content/facts/tokens.ts";
import { parseProse } from "../content/prose/read-prose.ts";
import { isTag, propsOf } from "../content/prose/tags.ts";
import { formatDate } from "../format/format.ts";
import type { PageDataOf } from "../pages/page-data.server.ts";

interface Subject {
  readonly article: PageDataOf<"article">;
  /** The text below the front matter. */
  readonly text: string;
  /** The page's full address. */
  readonly url: string;
  readonly content: Pick<Content, "tokens" | "pictures">;
}

/**
 * Writes an article's Markdown from its source text: rendering it from the page, as other pages do (scripts/vite/page-markdown.ts), would
 * take a fifth of a build with a thousand articles (decision 144). An output test compares its words with the page's.
 */
export function articleMarkdown({ article, text, url, content }: Subject): string {
  const { seo, labels, author, articleAction, minutes, published, updated } = article;
  const link = linkWriter(url);
  const related = article.relatedArticles.map(
    (other) => `- ### ${link(other.title, other.link)}\n\n  ${other.category} · ${other.minutes} ${labels.minutes}`,
  );
  const links = article.relatedLinks.map(({ label, href }) => `- ${link(label, href)}`);
  const facts = [
    `- ${labels.author} ${link(author.name, author.href)}, ${author.role}`,
    `- ${labels.published} ${formatDate(published)}`,
    ...(updated === published ? [] : [`- ${labels.updated} ${formatDate(updated)}`]),
    `- ${minutes} ${labels.minutes}`,
  ];
  const parts = [
    `---\n${stringify({ ...seo, url }, { lineWidth: 0 })}---`,
    article.category,
    `# ${article.title}`,
    article.excerpt,
    facts.join("\n"),
    `![${article.imageAlt}](${new URL(article.imageUrl, url).href})`,
    writeText(text, url, content),
    `## ${labels.aboutAuthor}`,
    `${link(author.name, author.href)} ${author.role}`,
    author.text,
    ...(related.length + links.length > 0 ? [`## ${labels.related}`, ...related, ...links] : []),
    `## ${articleAction.title}`,
    articleAction.text,
    link(articleAction.action.label, articleAction.action.href),
  ];
  return `${parts.join("\n\n")}\n`;
}

/** How a component is written: its properties in curly brackets, and its children. */
const COMPONENTS: Readonly<Record<ProseComponentName, string>> = {
  Callout: "**{title}**\n\n{inner}",
  Statistic: "**{value}** {label}",
  Comparison: "{title}\n\n- {first} **{firstValue}**\n- {second} **{secondValue}**",
  Steps: "{inner}",
  Quotation: "{quoted}\n\n{name}",
  Figure: "{inner}\n\n{caption}",
  Picture: "![{alt}]({source})\n\n{caption}",
  CallToAction: "{inner}\n\n{link}",
};

/** Keeps a text except for facts, addresses and components. */
function writeText(text: string, url: string, { tokens, pictures }: Subject["content"]): string {
  const link = linkWriter(url);
  const write = (node: Nodes): string => {
    const children: readonly Nodes[] = "children" in node ? node.children : [];
    const [start, end] = rangeOf(node);
    if (node.type === "text") return fillTokens(text.slice(start, end), tokens);
    let at = children[0] ? rangeOf(children[0])[0] : end;
    const opening = text.slice(start, at);
    let inner = "";
    for (const child of children) {
      const [from, to] = rangeOf(child);
      inner += text.slice(at, from) + write(child);
      at = to;
    }
    if (node.type === "link") return link(inner, fillTokens(node.url, tokens));
    if (node.type === "definition") return `[${node.label}]: ${new URL(fillTokens(node.url, tokens), url).href}`;
    if (isTag(node)) return writeComponent(node.name, inner, filled(propsOf(node)));
    return opening + inner + text.slice(at, end);
  };
  const filled = (props: Readonly<Record<string, string>> = {}) =>
    Object.fromEntries(Object.entries(props).map(([name, value]) => [name, fillTokens(value, tokens)]));
  const writeComponent = (name: string | null, inner: string, props: Readonly<Record<string, string>>) => {
    const { label = "", href = "", file = "" } = props;
    const picture = pictures.get(file);
    const parts: Readonly<Record<string, string>> = {
      ...props,
      inner,
      quoted: inner.replace(/^/gm, "> "),
      link: link(label, href),
      source: picture ? new URL(largestPicture(picture), url).href : "",
    };
    const [, template = ""] = Object.entries(COMPONENTS).find(([each]) => each === name) ?? [];
    return template.replace(/\{(\w+)\}/g, (_, part: string) => parts[part] ?? "");
  };
  return write(parseProse(text)).trim();
}

function rangeOf({ position }: Nodes): readonly [start: number, end: number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0];
}

/** Links keep their words and get full addresses. */
function linkWriter(url: string) {
  return (words: string, href: string) => {
    const hint = href.startsWith("https://") ? ` (${site.navigation.externalHint})` : "";
    return `[${words}${hint}](${new URL(href, url).href})`;
  };
}
