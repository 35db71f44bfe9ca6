import mdx from "@mdx-js/rollup";
import type { Root } from "mdast";
import rehypeSlug from "rehype-slug";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import { visit } from "unist-util-visit";
import { remarkComponents } from "../../src/content/reading/component-syntax.ts";
import { fillTokens, type Tokens } from "../../src/content/tokens.ts";
import { narrowTables } from "../../src/prose/narrow-tables.ts";

/**
 * Lets code import MDX, with the plugins that articles are rendered with. Articles themselves don't take this way
 * (docs/decisions/0040-articles-without-modules.md): a test renders them by it, to prove that both ways lead to the same.
 * @param tokens gives the facts that stand for tokens such as [[brand]]
 */
export function proseCompiler(tokens: () => Tokens) {
  return mdx({
    // Markdown with components, as the check reads it: MDX would take "{" and "import" for a program.
    format: "md",
    mdExtensions: [".mdx"],
    remarkPlugins: [remarkFrontmatter, remarkGfm, remarkComponents, [remarkTokens, tokens]],
    rehypePlugins: [rehypeSlug, () => narrowTables],
    include: /\/content\/.*\.mdx$/,
  });
}

/** Fills in tokens in texts, links and component properties. */
function remarkTokens(tokens: () => Tokens) {
  return (tree: Root) => {
    const known = tokens();
    visit(tree, (node) => {
      if (node.type === "text" || node.type === "inlineCode") node.value = fillTokens(node.value, known);
      if (node.type === "link") node.url = fillTokens(node.url, known);
      if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") {
        for (const attribute of node.attributes) {
          if (typeof attribute.value === "string") attribute.value = fillTokens(attribute.value, known);
        }
      }
    });
  };
}
