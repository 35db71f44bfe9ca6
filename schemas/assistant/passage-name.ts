import { z } from "zod";

/** The name of a passage that the assistant can answer with. The content check makes sure that there is one. */
export const passageName = z
  .string()
  .max(160)
  .regex(
    /^(?:fact|\/[a-z0-9/-]*)[#/][a-z0-9-]+$/,
    'write a page\'s address, "#" and its heading in small letters with hyphens',
  )
  .describe(
    'A passage: the page\'s address, "#" and its heading in small letters with hyphens, or "fact/" and a name. "npm run assistant:passages" lists them all. Example: "/pricing#am-i-locked-into-a-contract"',
  )
  .meta({ reference: "passages" });
