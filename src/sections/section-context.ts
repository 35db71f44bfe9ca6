import type { Section } from "../../schemas/sections/index.ts";
import type { Content } from "../content/entries/content.server.ts";

/** Everything but the section itself that its data is built from. */
export interface SectionContext {
  readonly content: Content;
  /** The address of the page, or of the first page of its list. */
  readonly address: string;
  /** All sections of the page, for those that show something of another. */
  readonly sections: readonly Section[];
  /** The page of the section's list, counted from 1. */
  readonly page: number;
}
