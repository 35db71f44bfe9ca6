import { z } from "zod";

/** The name of a passage that the assistant can answer with. The content check warns if no heading has it. */
export const passageName = z
  .string()
  .max(200)
  .regex(
    /^\/[a-z0-9/-]*#[a-z0-9-]+(?:~[a-z0-9-]+)*$/,
    'write a page\'s address, "#" and its heading in small letters with hyphens',
  )
  .describe(
    'A passage: the page\'s address, "#" and its heading in small letters with hyphens; for some of its rows or paragraphs also "~" and the first words of each. "npm run assistant:passages" lists them all. Example: "/security#what-we-store-for-you~backups"',
  )
  .meta({ reference: "passages" });
