import type { SectionProps } from "../section-props.ts";
import type { rolePlayData } from "./data.server.ts";

/** What a role-play shows, and the words around it. */
export type Shown = SectionProps<"role-play", typeof rolePlayData>["section"];
