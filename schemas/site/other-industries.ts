import { z } from "zod";
import { drawing } from "../drawings.ts";
import { card } from "../pieces.ts";

/** content/site/other-industries.json: industries without a page of their own. */
export const otherIndustriesSchema = z
  .strictObject({
    industries: z
      .array(card.extend({ drawing }))
      .max(12)
      .default([])
      .describe("Industries without a page. One that gets a page in content/industries/ leaves this list by itself."),
  })
  .describe("Industries without a page of their own.");
