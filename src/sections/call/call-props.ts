import type { SectionProps } from "../section-props.ts";
import type { callData } from "./data.server.ts";

type Shown = SectionProps<"call", typeof callData>["section"];

/** A call with its words. */
export interface CallProps {
  readonly call: NonNullable<Shown["call"]>;
  readonly words: Shown["words"];
}
