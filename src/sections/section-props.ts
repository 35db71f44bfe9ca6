import type { SectionKind, SectionOf } from "../../schemas/sections/index.ts";
import type { Placement } from "./placement.ts";

/** The props of a section's component. `Data` is the type of its `data.server.ts`, if it has one. */
export interface SectionProps<Kind extends SectionKind, Data extends (...args: never) => object = () => object> {
  readonly section: Omit<SectionOf<Kind>, keyof ReturnType<Data>> & ReturnType<Data>;
  readonly placement: Placement;
}
