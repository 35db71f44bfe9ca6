import type { Section, SectionKind } from "../../schemas/sections/index.ts";
import type { GroundName } from "../theme/layout.css.ts";

/** Where a section is on its page, which decides what it is on and how it meets its neighbours. */
export interface Place {
  readonly ground: GroundName;
  /** Whether it reaches up into the page's heading. */
  readonly reachesUp: boolean;
  /** Whether the section below reaches up into this one. */
  readonly isReachedInto: boolean;
  /** Whether the card of the section below reaches into its right half. */
  readonly isBesideCard: boolean;
  /** Whether it is in the column beside the form that the page is there for. */
  readonly isBesideForm: boolean;
}

/** What the names of grounds in content stand for. */
const GROUNDS = { light: "limestone", shaded: "shade", white: "white", dark: "night" } as const satisfies Record<
  string,
  GroundName
>;

/** Kinds that are on a ground of their own. All others take turns on the light ones. */
const OWN_GROUNDS: { readonly [Kind in SectionKind]?: GroundName } = {
  hero: "night",
  conversation: "night",
  "call-to-action": "night",
  form: "shade",
  contents: "limestone",
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
  const grounds = groundsOf(sections);
  const beside = besideForm(sections);
  return sections.map((section, at) => ({
    ground: grounds[at] ?? "limestone",
    reachesUp: at === 1 && isRaised(section),
    isReachedInto: at === 0 && isRaised(sections[1]),
    isBesideCard: at === 0 && sections[1]?.section === "calculator",
    isBesideForm: at < beside,
  }));
}

/** Light grounds take turns, the first below the heading being the lighter one; dark sections between them don't count; a page ends at dawn. */
function groundsOf(sections: readonly Placed[]): GroundName[] {
  let last: GroundName = "shade";
  return sections.map(({ section, background }, at) => {
    const next: GroundName = last === "shade" ? "limestone" : "shade";
    const isEnd = section === "call-to-action" && at === sections.length - 1;
    const ground = background ? GROUNDS[background] : isEnd ? "dawn" : (OWN_GROUNDS[section] ?? next);
    if (ground !== "night" && section !== "contents") last = ground;
    return ground;
  });
}

function isRaised(section: Placed | undefined): boolean {
  return section?.section === "plans" || (section?.section === "platforms" && section.layout === "details");
}
