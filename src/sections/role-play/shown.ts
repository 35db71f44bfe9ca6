import type { SectionProps } from "../section-props.ts";
import type { rolePlayData } from "./data.server.ts";

export type Shown = SectionProps<"role-play", typeof rolePlayData>["section"];
