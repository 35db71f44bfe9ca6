import type { Root } from "mdast";
import { mdxToMdast } from "satteri";
import { remarkComponents } from "./component-syntax.ts";
import { onDemand } from "./on-demand.ts";

/**
 * What the native parser, which reads MDX, reads otherwise: curly brackets, a line that looks like the start of a program,
 * the targets of reference links and footnotes.
 */
const LEFT_TO_REMARK = /\{|^(?:import|export)\b|\]:/m;

/** The only way in which both read "<": a tag that has its line for itself. */
const TAG_LINE = /^[ \t]*<[/A-Za-z][^<>]*>[ \t]*\r?$/;

/** A block of code, in which both read nothing. */
const CODE_BLOCK = /^(`{3,})[^`\n]*\n[\s\S]*?^\1`*[ \t]*$/gm;

/**
 * Reads the syntax of an MDX body. A native parser does so in a fiftieth of the time that remark needs; what it objects
 * to is read again by remark, which says what is wrong and where. Both give the same tree (parse-mdx.test.ts).
 * @param body the text below the front matter
 * @throws VFileMessage if it can't be read
 */
export function parseMdx(body: string): Root {
  return parseQuickly(body) ?? parseByRemark(body);
}

/** The syntax of content: what the check lets pass is shown as this reads it. */
function parseByRemark(body: string): Root {
  const { unified } = onDemand.unified();
  const { default: remarkParse } = onDemand.remarkParse();
  const { default: remarkGfm } = onDemand.remarkGfm();
  return unified().use(remarkParse).use(remarkGfm).use(remarkComponents).parse(body);
}

/** @returns whether both parsers read a body alike, if the native one takes it */
export function isReadAlike(body: string): boolean {
  const words = body.includes("```") ? body.replace(CODE_BLOCK, "") : body;
  return !LEFT_TO_REMARK.test(words) && !hasOtherAngle(words);
}

function parseQuickly(body: string): Root | undefined {
  if (!isReadAlike(body)) return undefined;
  try {
    const tree = mdxToMdast(body, { features: { frontmatter: false } });
    return tree.type === "root" ? tree : undefined;
  } catch {
    return undefined;
  }
}

function hasOtherAngle(words: string): boolean {
  for (let at = words.indexOf("<"); at !== -1; ) {
    const end = words.indexOf("\n", at);
    const line = words.slice(words.lastIndexOf("\n", at) + 1, end === -1 ? undefined : end);
    if (!TAG_LINE.test(line)) return true;
    at = end === -1 ? -1 : words.indexOf("<", end);
  }
  return false;
}
