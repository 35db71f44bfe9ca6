import { z } from "zod";
import { group, seo } from "./pieces.ts";
import { publication } from "./publication.ts";
import { type Section, type SectionKind, sectionOfAnyKind } from "./sections/index.ts";

/** A mistake that depends on several sections. */
interface Misplaced {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** Kinds that a page can have only once. */
const ONCE: readonly SectionKind[] = ["hero", "contents", "calculation", "calculator", "assistant", "call"];

/** The section that a page needs for something beside or below its heading. */
const SHOWN_IN_HERO: Readonly<Record<string, (section: Section) => boolean>> = {
  "cost-and-price": ({ section }) => section === "calculation",
  solutions: (each) => each.section === "solutions" && each.layout === "details",
};

function misplacedInHero(sections: readonly Section[]): Misplaced[] {
  const [hero] = sections;
  if (hero?.section !== "hero") return [];
  const below = hero.below.map(({ kind }, at) => ({ kind, path: [0, "below", at, "kind"] }));
  const aside = hero.aside ? [{ kind: hero.aside.kind, path: [0, "aside", "kind"] }] : [];
  return [...aside, ...below].flatMap(({ kind, path }) => {
    const isShown = SHOWN_IN_HERO[kind];
    if (!isShown || sections.some(isShown)) return [];
    const needed = kind === "cost-and-price" ? "calculation" : "solutions";
    const detail = kind === "solutions" ? ' with "layout": "details"' : "";
    const message = `"${kind}" shows content of a section "${needed}"${detail}, and this page has none`;
    return [{ path, message }];
  });
}

function repeatedKinds(sections: readonly Section[]): Misplaced[] {
  return sections.flatMap(({ section }, at) => {
    const first = sections.findIndex((other) => other.section === section);
    if (first === at || !ONCE.includes(section)) return [];
    return [{ path: [at, "section"], message: `a page has one "${section}" at most, and section ${first + 1} is one` }];
  });
}

function repeatedForms(sections: readonly Section[]): Misplaced[] {
  return sections.flatMap((each, at) => {
    if (each.section !== "form") return [];
    const first = sections.findIndex((other) => other.section === "form" && other.form === each.form);
    if (first < at) return [{ path: [at, "form"], message: `section ${first + 1} shows this form already` }];
    const isLate = each.layout === "beside-heading" && at !== 1;
    return isLate
      ? [{ path: [at, "layout"], message: "only the second section of a page can be beside its heading" }]
      : [];
  });
}

function misplaced(sections: readonly Section[]): Misplaced[] {
  if (sections.length === 0) return [];
  const start: Misplaced[] =
    sections[0]?.section === "hero"
      ? []
      : [{ path: [0, "section"], message: 'the first section of a page is its "hero"' }];
  return [...start, ...repeatedKinds(sections), ...repeatedForms(sections), ...misplacedInHero(sections)];
}

/** 1 to 24 sections: the hero first, and no kind of `ONCE` twice. */
export const sections = z
  .array(sectionOfAnyKind)
  .min(1)
  .max(24)
  .superRefine((value, context) => {
    for (const { path, message } of misplaced(value)) {
      context.addIssue({ code: "custom", path: [...path], message, input: value });
    }
  })
  .describe("The page's sections, from top to bottom. The first is its hero.");

/** content/pages/**: a page. Its address is the file's path. */
export const pageSchema = group("A page: what search results show of it, and its sections.", {
  ...publication,
  seo,
  sections,
});
