import { z } from "zod";
import { group, line, list } from "../pieces.ts";

/** content/site/house-style.json: words that the check warns about. */
export const houseStyleSchema = group(
  "Words of the house style: the content check warns of them, and publishes them all the same.",
  {
    avoid: list(
      "The words, one group an item. They are warned of, except in quotations.",
      group("Words that mean the same, and what to write instead.", {
        words: list(
          'Words to avoid, in each form that occurs. Capitals make no difference. Example: ["utilise"]',
          z.string().trim().min(2).max(40),
          [1, 8],
        ),
        instead: line("What to write instead, or why not", "Write “use”.", 120),
      }),
      [0, 60],
    ).default([]),
  },
);
