import type { SectionKind } from "../../schemas/sections/index.ts";
import type { SectionData } from "./data.server.ts";
import type { Place } from "./places.ts";

/** What the component of a kind of section is given. */
export interface SectionProps<Kind extends SectionKind> {
  readonly section: SectionData<Kind>;
  readonly place: Place;
}
