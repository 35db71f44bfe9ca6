import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import { TextDocument } from "vscode-languageserver-textdocument";
import { getLanguageService } from "yaml-language-server";

/**
 * Something that can stand in front matter at a place.
 * @typedef {object} FieldItem
 * @property {string} name
 * @property {string} description what it is for, in Markdown; empty for a value
 * @property {string} insert a snippet
 * @property {[start: number, end: number] | undefined} replaced what it stands in place of; undefined for the word there
 */

/** The fields between the first two lines of three hyphens; the second may still be missing. */
const FIELDS = /^---[ \t]*\r?\n([\s\S]*?)(?=\r?\n---[ \t]*(?:\r?\n|$)|$(?![\s\S]))/;

const HYPHENS = "---".length;

/** The service keeps a document by its address and version. */
let version = 0;

/**
 * @param {string} text an MDX file's
 * @param {number} offset
 * @returns {boolean} whether a place is among the fields rather than in the text below
 */
export function isInFrontMatter(text, offset) {
  const match = FIELDS.exec(text);
  return match !== null && offset >= match[0].length - (match[1] ?? "").length && offset <= match[0].length;
}

/**
 * Makes the help with the fields of MDX files, from the schemas in schemas/json/.
 * @param {string} root the project's folder
 */
export function frontMatterHelp(root) {
  const service = getLanguageService({
    schemaRequestService: async (uri) => `${uri} is not fetched`,
    workspaceContext: { resolveRelativePath: (path) => path },
  });
  /**
   * Opens the fields of a file as YAML, which starts behind the first three hyphens.
   * @param {string} file path from the root
   * @param {string} text
   */
  function open(file, text) {
    const type = basename(dirname(file));
    const schema = schemaOf(root, type);
    if (!schema) return undefined;
    const schemas = [{ uri: `schema:${type}`, fileMatch: ["*"], schema }];
    service.configure({ completion: true, hover: true, hoverSchemaSource: false, validate: false, schemas });
    version += 1;
    const fields = FIELDS.exec(text)?.[0] ?? "";
    return TextDocument.create(`file:///${type}.yaml`, "yaml", version, fields.slice(HYPHENS));
  }

  return {
    /**
     * @param {string} file path from the root
     * @param {string} text the file's
     * @param {number} offset a place among its fields
     * @returns {Promise<FieldItem[]>} what can stand there
     */
    async complete(file, text, offset) {
      const document = open(file, text);
      if (!document) return [];
      const { items } = await service.doComplete(document, document.positionAt(offset - HYPHENS), false);
      return items
        .filter(({ label }) => label !== WHOLE_FORM)
        .map(({ label, documentation, insertText, textEdit }) => ({
          name: label,
          description: typeof documentation === "string" ? documentation : (documentation?.value ?? ""),
          insert: textEdit?.newText ?? insertText ?? label,
          replaced:
            textEdit && "range" in textEdit
              ? [document.offsetAt(textEdit.range.start) + HYPHENS, document.offsetAt(textEdit.range.end) + HYPHENS]
              : undefined,
        }));
    },
    /**
     * @param {string} file path from the root
     * @param {string} text the file's
     * @param {number} offset a place among its fields
     * @returns {Promise<string | undefined>} what the field there is for, in Markdown
     */
    async describe(file, text, offset) {
      const document = open(file, text);
      const hover = document && (await service.doHover(document, document.positionAt(offset - HYPHENS)));
      const contents = hover?.contents;
      return typeof contents === "object" && "value" in contents ? contents.value : undefined;
    },
  };
}

/** What the service calls the offer to insert all required fields at once: content:new does that better. */
const WHOLE_FORM = "object";

/**
 * @param {string} root the project's folder
 * @param {string} type a folder of content/
 * @returns {object | undefined} its schema, with the names that exist in place of "a name"
 */
function schemaOf(root, type) {
  const file = join(root, `schemas/json/${type}.json`);
  if (!existsSync(file)) return undefined;
  return JSON.parse(readFileSync(file, "utf8"), (_key, value) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    const { default: _omitted, ...rest } = value;
    const names = typeof value.reference === "string" ? namesOf(root, value.reference) : [];
    // A schema with an empty list of values is none, and the service fails on it.
    return names.length > 0 ? { ...rest, enum: names } : rest;
  });
}

/**
 * What is named by an id in a list within a file; every other reference names a file of a folder.
 * @type {Readonly<Record<string, { file: string, listOf: (file: { categories: { id: string }[] }) => { id: string }[] }>>}
 */
const LISTS = {
  categories: { file: "content/site/blog.json", listOf: ({ categories }) => categories },
};

/**
 * @param {string} root the project's folder
 * @param {string} reference what a field names: a folder of content/, or one of the lists
 * @returns {string[]} none where the file or the folder can't be read
 */
function namesOf(root, reference) {
  const list = LISTS[reference];
  try {
    if (list) return list.listOf(JSON.parse(readFileSync(join(root, list.file), "utf8"))).map(({ id }) => id);
    return readdirSync(join(root, "content", reference)).map((name) => basename(name, extname(name)));
  } catch {
    return [];
  }
}
