import { createRequire } from "node:module";

const load = createRequire(import.meta.url);

/**
 * The packages that say what is wrong with content. The quick parsers object to hardly any file, and half of all modules that the content
 * check would load are these: so each is loaded when it is first asked for (decision 44). Only packages: files of our own move when they are bundled.
 */
export const onDemand = {
  yaml: (): typeof import("yaml") => load("yaml"),
  unified: (): typeof import("unified") => load("unified"),
  remarkParse: (): typeof import("remark-parse") => load("remark-parse"),
  remarkGfm: (): typeof import("remark-gfm") => load("remark-gfm"),
  remarkRehype: (): typeof import("remark-rehype") => load("remark-rehype"),
  mdxJsxSyntax: (): typeof import("micromark-extension-mdx-jsx") => load("micromark-extension-mdx-jsx"),
  mdxJsxTree: (): typeof import("mdast-util-mdx-jsx") => load("mdast-util-mdx-jsx"),
} as const;
