import { z } from "zod";
import { line } from "../pieces.ts";

/** content/site/house-style.json: words that the check warns of. */
export const houseStyleSchema = z
  .strictObject({
    avoid: z
      .array(
        z
          .strictObject({
            words: z
              .array(z.string().trim().min(2).max(40))
              .min(1)
              .max(8)
              .describe('Words to avoid, in each form that occurs. Capitals make no difference. Example: ["utilise"]'),
            instead: line("What to write instead, or why not", "Write “use”.", 120),
          })
          .describe("Words that mean the same, and what to write instead."),
      )
      .max(60)
      .default([])
      .describe("The words, one group an item. They are warned of, except in quotations."),
  })
  .describe("Words of the house style: the content check warns of them, and publishes them all the same.");
