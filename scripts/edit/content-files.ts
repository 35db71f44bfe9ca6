import { CST, Lexer } from "yaml";
import { type ContentTypeName, contentTypeNames } from "../../schemas/content-types.ts";
import { FRONT_MATTER } from "../../src/content/files/yaml.ts";
import type { LoadResult } from "../../src/content/load.server.ts";
import { canonicalJson, canonicalMdx, fieldsAndBody } from "./canonical.ts";
import { fieldsOfType } from "./config.ts";

/** @returns the text of a file as the editor would save it */
export function canonicalText(name: ContentTypeName, text: string, fields = fieldsOfType(name)): string {
  return text.startsWith("---") ? canonicalMdx(fields, fieldsAndBody(text)) : canonicalJson(fields, JSON.parse(text));
}

/** @returns the files of content/ that the editor would save in another way, with the text that it would write */
export function filesToFormat({ preview, textOf }: Pick<LoadResult, "preview" | "textOf">): Map<string, string> {
  const differing = contentTypeNames.flatMap((name) => {
    const fields = fieldsOfType(name);
    return preview.all(name).flatMap(({ source: { file } }): [string, string][] => {
      const text = textOf(file) ?? "";
      const canonical = canonicalText(name, text, fields);
      return canonical === text || hasNotes(text) ? [] : [[file, canonical]];
    });
  });
  return new Map(differing);
}

/** Writers' notes are in no field, and would be lost. */
function hasNotes(text: string): boolean {
  const lexemes = [...new Lexer().lex(FRONT_MATTER.exec(text)?.[1] ?? "")];
  return lexemes.some((lexeme, index) => lexeme.startsWith("#") && lexemes[index - 1] !== CST.SCALAR);
}
