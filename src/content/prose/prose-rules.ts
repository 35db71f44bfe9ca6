import type { PluggableList } from "unified";
import type { Tokens } from "../facts/tokens.ts";
import { remarkCheckCode } from "./rules/code.ts";
import { remarkCheckComponents } from "./rules/components.ts";
import { remarkCheckFacts } from "./rules/facts.ts";
import { remarkCheckHeadings } from "./rules/headings.ts";
import { remarkCheckLinks } from "./rules/links.ts";
import { remarkCheckNesting } from "./rules/nesting.ts";
import { remarkCheckNotes } from "./rules/notes.ts";
import { remarkCheckParagraphs } from "./rules/paragraphs.ts";
import { remarkCheckPictures } from "./rules/pictures.ts";
import { remarkCheckSigns } from "./rules/signs.ts";
import { remarkCheckStars } from "./rules/stars.ts";
import { remarkCheckTables } from "./rules/tables.ts";
import { remarkCheckTexts } from "./rules/texts.ts";
import { remarkCheckPrograms } from "./syntax/programs.ts";

/** All rules for texts. Of two mistakes in one position, the earlier rule's is reported. */
export function proseRules(tokens: Tokens): PluggableList {
  return [
    remarkCheckNesting,
    [remarkCheckComponents, tokens],
    remarkCheckPictures,
    [remarkCheckLinks, tokens],
    remarkCheckPrograms,
    remarkCheckParagraphs,
    remarkCheckSigns,
    remarkCheckStars,
    remarkCheckTexts,
    remarkCheckHeadings,
    remarkCheckTables,
    remarkCheckCode,
    remarkCheckNotes,
    [remarkCheckFacts, tokens],
  ];
}
