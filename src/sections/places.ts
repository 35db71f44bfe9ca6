import type { Section, SectionKind } from "../../schemas/sections/index.ts";
import type { Background } from "../theme/layout.css.ts";

/** Where a section is on its page, which decides what it is on and how it meets its neighbours. */
export interface Place {
  readonly background: Background;
  /** Whether it reaches up into the page's heading. */
  readonly reachesUp: boolean;
  /** Whether the section below reaches up into this one. */
  readonly isReachedInto: boolean;
  /** Whether the card of the section below reaches into its right half. */
  readonly isBesideCard: boolean;
  /** Whether it is in the column beside the form that the page is there for. */
  readonly isBesideForm: boolean;
}

/** Kinds with a fixed background. All others alternate between light and shaded. */
const FIXED_BACKGROUNDS: { readonly [Kind in SectionKind]?: Background } = {
  hero: "dark",
  conversation: "dark",
  "call-to-action": "dark",
  form: "shaded",
  contents: "light",
};

/** Kinds that can be in the column beside a form. */
const NARROW: readonly SectionKind[] = ["hero", "form", "steps", "text", "points", "accordion"];

/** What a rule needs to know of a section, which its data have too. */
type Placed = Pick<Section, "section" | "background"> & { readonly layout?: string };

/** @returns how many sections of a page, from the first on, share its top with a form at their right. */
export function besideForm(sections: readonly Placed[]): number {
  if (!sections.some(({ section, layout }) => section === "form" && layout === "beside-heading")) return 0;
  const end = sections.findIndex(({ section }) => !NARROW.includes(section));
  return end === -1 ? sections.length : end;
}

/** @returns the place of each section of a page. */
export function placesOf(sections: readonly Placed[]): Place[] {
  const backgrounds = backgroundsOf(sections);
  const beside = besideForm(sections);
  return sections.map((section, at) => ({
    background: backgrounds[at] ?? "light",
    reachesUp: at === 1 && isRaised(section),
    isReachedInto: at === 0 && isRaised(sections[1]),
    isBesideCard: at === 0 && sections[1]?.section === "calculator",
    isBesideForm: at < beside,
  }));
}

/** Light and shaded alternate, starting with light below the heading. Dark sections in between don't count. A page ends at dawn. */
function backgroundsOf(sections: readonly Placed[]): Background[] {
  let last: Background = "shaded";
  return sections.map(({ section, background: chosen }, at) => {
    const next: Background = last === "shaded" ? "light" : "shaded";
    const isEnd = section === "call-to-action" && at === sections.length - 1;
    const background = chosen ?? (isEnd ? "dawn" : (FIXED_BACKGROUNDS[section] ?? next));
    if (background !== "dark" && section !== "contents") last = background;
    return background;
  });
}

function isRaised(section: Placed | undefined): boolean {
  return section?.section === "plans" || (section?.section === "platforms" && section.layout === "details");
}
