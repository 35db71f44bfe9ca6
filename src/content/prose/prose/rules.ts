import type { PluggableList } from "unified";
import type { Tokens } from "../../facts/tokens.ts";
import { remarkCheckPrograms } from "../syntax/programs.ts";
import { remarkCheckCode } from "./code.ts";
import { remarkCheckComponents } from "./components.ts";
import { remarkCheckFacts } from "./facts.ts";
import { remarkCheckHeadings } from "./headings.ts";
import { remarkCheckLinks } from "./links.ts";
import { remarkCheckNesting } from "./nesting.ts";
import { remarkCheckNotes } from "./notes.ts";
import { remarkCheckParagraphs } from "./paragraphs.ts";
import { remarkCheckPictures } from "./pictures.ts";
import { remarkCheckSigns } from "./signs.ts";
import { remarkCheckStars } from "./stars.ts";
import { remarkCheckTables } from "./tables.ts";
import { remarkCheckTexts } from "./texts.ts";

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
