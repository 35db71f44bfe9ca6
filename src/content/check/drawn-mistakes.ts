import type { Nodes } from "mdast";
import { missingLetters, type StaticFont } from "../../theme/fonts/static-fonts.server.ts";
import type { ReadFile } from "../entries/content.server.ts";
import { replaceTokens, type Tokens } from "../facts/tokens.ts";
import { formatPath, type Path, type Problem, positionAt, valueAt } from "../problems/problem.ts";
import { parseProse } from "../prose/read-prose.ts";
import { oncePerFile, problemAt } from "./related-files.ts";

/**
 * Checks texts that the build draws with the site's typefaces only: browsers fall back to another font for a missing
 * letter, share pictures and guides don't.
 */
export function checkDrawn(files: readonly ReadFile[], tokens: Tokens): Problem[] {
  return files.flatMap((file) => [
    ...checkSharePicture(file),
    ...(file.type === "guide" ? checkGuide(file, tokens) : []),
  ]);
}

const AS_A_WORD = "Write it as a word, or with letters of the Latin alphabet.";

const checkSharePicture = oncePerFile((file): Problem[] => {
  const path = drawnField(file);
  const words = path ? valueAt(file.data, path) : undefined;
  if (!path || typeof words !== "string" || file.wrong.has(formatPath(path))) return [];
  const letters = missingLetters(words, ["heading"]);
  if (letters.length === 0) return [];
  const message = `the picture that networks show of a link can't have “${letters.join("”, “")}” in it: its typeface has no such letter`;
  return [problemAt(file, path, { message, hint: `${AS_A_WORD} It is fine everywhere else on the page.` })];
});

/** @returns which field a share picture shows: every one has the brand's name, and a page's its title (`sharePictureTitle`) */
function drawnField({ type, address, data }: ReadFile): Path | undefined {
  if (type === "brand") return ["name"];
  if (address === undefined) return undefined;
  const sections = valueAt(data, ["sections"]);
  const hero = Array.isArray(sections) ? sections.findIndex((each) => valueAt(each, ["section"]) === "hero") : -1;
  if (hero !== -1) return ["sections", hero, "title"];
  return valueAt(data, ["title"]) === undefined ? ["seo", "title"] : ["title"];
}

const GUIDE_FONTS: readonly StaticFont[] = ["text", "italic", "strong", "heading"];

const checkGuide = oncePerFile((file, tokens: Tokens): Problem[] => {
  const { data, source, prose, wrong } = file;
  if (!prose || prose.problems.length > 0 || wrong.size > 0) return [];
  const text = parseProse(source.body);
  // Its cover names the brand, and its links the site.
  const shown = [data, replaceTokens(text, tokens), tokens.get("brand"), tokens.get("url")];
  const letters = missingLetters(JSON.stringify(shown), GUIDE_FONTS).map((letter): Problem => {
    const place = positionAt(source.text, Math.max(0, placeOf(letter, source.text, tokens)));
    const message = `the guide's PDF can't have “${letter}” in it: its typefaces have no such letter`;
    return { file: source.file, ...place, field: "text", message, hint: AS_A_WORD };
  });
  const unknown = text.children.flatMap(unshown).map((node): Problem => {
    const { line = 1, column = 1 } = node.position?.start ?? {};
    const message = `the guide's pages can't show ${nameOf(node)}`;
    return {
      file: source.file,
      line: line + source.bodyLine - 1,
      column,
      field: "text",
      message,
      hint: `They know ${KNOWN}.`,
    };
  });
  return [...letters, ...unknown];
});

/** @returns the position of a letter in a text, or of the token that produced it */
function placeOf(letter: string, text: string, tokens: Tokens): number {
  const written = text.indexOf(letter);
  if (written !== -1) return written;
  const names = [...tokens].flatMap(([name, fact]) => (fact.normalize("NFC").includes(letter) ? [name] : []));
  return Math.max(...names.map((name) => text.indexOf(`[[${name}]]`)), -1);
}

/** What `scripts/guide/guide.typ` can render. */
const SHOWN: readonly Nodes["type"][] = [
  ...(["heading", "paragraph", "list", "listItem", "table", "tableRow", "tableCell"] as const),
  ...(["text", "strong", "emphasis", "link", "mdxJsxFlowElement"] as const),
];
const COMPONENTS = ["Figure", "Steps", "Callout"];
const KNOWN = "headings, paragraphs, links, lists, tables, <Figure>, <Steps> around a list, <Callout>";

/** Names of Markdown features that guides don't have. */
const NAMES: Partial<Record<Nodes["type"], string>> = {
  blockquote: "a quotation",
  code: "code",
  inlineCode: "code",
  delete: "text that is struck out",
  thematicBreak: "a line across the page",
  break: "a break within a paragraph",
  footnoteReference: "a footnote",
  footnoteDefinition: "a footnote",
  image: "a picture",
};

function unshown(node: Nodes): Nodes[] {
  const isComponent = node.type === "mdxJsxFlowElement";
  if (!SHOWN.includes(node.type) || (isComponent && !COMPONENTS.includes(node.name ?? ""))) return [node];
  return "children" in node ? node.children.flatMap(unshown) : [];
}

function nameOf(node: Nodes): string {
  return "name" in node ? `<${node.name}>` : (NAMES[node.type] ?? `"${node.type}"`);
}
