import { relative } from "node:path";
import * as vscode from "vscode";
import { componentAt, componentItems } from "./components.js";
import { frontMatterHelp, isInFrontMatter } from "./front-matter.js";

/** @import { ComponentItem } from "./components.js" */
/** @import { FieldItem } from "./front-matter.js" */

/**
 * Helps with what stands in MDX files: fields above, components below.
 * @param {string} root the project's folder
 * @returns {vscode.Disposable[]}
 */
export function helpWithTexts(root) {
  const files = { pattern: new vscode.RelativePattern(root, "content/**/*.mdx") };
  const fields = frontMatterHelp(root);

  /** @param {vscode.TextDocument} document */
  const fileOf = (document) => relative(root, document.uri.fsPath).replaceAll("\\", "/");

  /** @type {vscode.CompletionItemProvider} */
  const completion = {
    async provideCompletionItems(document, position) {
      const [text, offset] = [document.getText(), document.offsetAt(position)];
      if (!isInFrontMatter(text, offset)) {
        return componentItems(text, offset).map((item) => componentItem(document, item));
      }
      const items = await fields.complete(fileOf(document), text, offset);
      return items.map((item, index) => fieldItem(document, item, index));
    },
  };
  /** @type {vscode.HoverProvider} */
  const hover = {
    async provideHover(document, position) {
      const [text, offset] = [document.getText(), document.offsetAt(position)];
      const words = isInFrontMatter(text, offset)
        ? await fields.describe(fileOf(document), text, offset)
        : componentAt(text, offset);
      return words ? new vscode.Hover(new vscode.MarkdownString(words)) : undefined;
    },
  };
  return [
    vscode.languages.registerCompletionItemProvider(files, completion, "<"),
    vscode.languages.registerHoverProvider(files, hover),
  ];
}

/**
 * @param {vscode.TextDocument} document
 * @param {FieldItem} item
 * @param {number} index keeps the order of the schema
 */
function fieldItem(document, { name, description, insert, replaced }, index) {
  const kind = description ? vscode.CompletionItemKind.Property : vscode.CompletionItemKind.Value;
  const offered = new vscode.CompletionItem({ label: name, description }, kind);
  offered.insertText = new vscode.SnippetString(insert);
  offered.documentation = new vscode.MarkdownString(description);
  offered.sortText = String(index).padStart(3, "0");
  if (replaced) offered.range = rangeOf(document, replaced);
  return offered;
}

/**
 * @param {vscode.TextDocument} document
 * @param {ComponentItem} item
 */
function componentItem(document, { name, description, example, replaced }) {
  const offered = new vscode.CompletionItem(`<${name}>`, vscode.CompletionItemKind.Snippet);
  offered.filterText = `<${name}`;
  offered.insertText = example;
  offered.documentation = new vscode.MarkdownString(description).appendCodeblock(example, "mdx");
  offered.range = rangeOf(document, replaced);
  return offered;
}

/**
 * @param {vscode.TextDocument} document
 * @param {[start: number, end: number]} offsets
 */
function rangeOf(document, [start, end]) {
  return new vscode.Range(document.positionAt(start), document.positionAt(end));
}
