import type { Section, SectionKind } from "../../schemas/sections/index.ts";
import type { Background } from "../theme/layout.css.ts";

/** How a section is shown because of where it is on its page. */
export interface Placement {
  readonly background: Background;
  /** Whether it overlaps the hero above it. */
  readonly overlapsHero: boolean;
  /** Whether the section below overlaps this one. */
  readonly isOverlapped: boolean;
  /** Whether it is the heading beside the page's form, or that form. */
  readonly isBesideForm: boolean;
}

/** Kinds with a fixed background. All others alternate between light and white. */
const FIXED_BACKGROUNDS: { readonly [Kind in SectionKind]?: Background } = {
  hero: "dark",
  conversation: "dark",
  testimonials: "dark",
  statistics: "dark",
  "call-to-action": "dark",
  form: "white",
  contents: "light",
};

/** The fields of a section that decide its placement. */
interface PlacedSection extends Pick<Section, "section" | "background"> {
  readonly layout?: string;
  readonly lead?: string | undefined;
  readonly film?: object | undefined;
}

/** @returns the placement of each section of a page. */
export function placementsOf(sections: readonly PlacedSection[]): Placement[] {
  const backgrounds = backgroundsOf(sections);
  const hasFormBeside = sections[1]?.section === "form" && sections[1].layout === "beside-heading";
  return sections.map((section, at) => ({
    background: backgrounds[at] ?? "light",
    overlapsHero: at === 1 && isRaised(section),
    isOverlapped: at === 0 && isRaised(sections[1]),
    isBesideForm: hasFormBeside && at < 2,
  }));
}

/** Light and white alternate, starting with light below the heading. Dark sections in between don't count. A page ends at dawn. */
function backgroundsOf(sections: readonly PlacedSection[]): Background[] {
  let last: Background = "white";
  return sections.map(({ section, background: chosen }, at) => {
    const next: Background = last === "white" ? "light" : "white";
    const isEnd = section === "call-to-action" && at === sections.length - 1;
    const background = chosen ?? (isEnd ? "dawn" : (FIXED_BACKGROUNDS[section] ?? next));
    if (background !== "dark" && section !== "contents") last = background;
    return background;
  });
}

function isRaised(section: PlacedSection | undefined): boolean {
  switch (section?.section) {
    case "call":
      // The overlap hides what is above the button, such as a lead or a film.
      return !section.lead && !section.film;
    default:
      return section?.section === "plans";
  }
}
