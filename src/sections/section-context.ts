import type { Section } from "../../schemas/sections/index.ts";
import type { Content } from "../content/entries/content.server.ts";

/** What a section's data is put together from, besides the section itself. */
export interface SectionContext {
  readonly content: Content;
  /** The address of the page, or of the first page of its list. */
  readonly address: string;
  /** All sections of the page, for those that show something of another. */
  readonly sections: readonly Section[];
  /** Which page of the section's list is asked for, counted from 1. */
  readonly page: number;
}
