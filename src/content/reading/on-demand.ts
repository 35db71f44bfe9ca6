import { createRequire } from "node:module";

const load = createRequire(import.meta.url);

/**
 * The packages that read what the quick parsers object to, which is hardly any file. They would be half of all modules that the content check
 * loads: so each is loaded when it is first asked for (decision 44). Only packages: files of our own move when they are bundled.
 */
export const onDemand = {
  yaml: (): typeof import("yaml") => load("yaml"),
  unified: (): typeof import("unified") => load("unified"),
  remarkParse: (): typeof import("remark-parse") => load("remark-parse"),
  remarkGfm: (): typeof import("remark-gfm") => load("remark-gfm"),
  remarkRehype: (): typeof import("remark-rehype") => load("remark-rehype"),
  mdxJsxSyntax: (): typeof import("micromark-extension-mdx-jsx") => load("micromark-extension-mdx-jsx"),
  mdxJsxTree: (): typeof import("mdast-util-mdx-jsx") => load("mdast-util-mdx-jsx"),
};
