import { z } from "zod";
import { group, href } from "./pieces.ts";

const FROM = /^\/[a-z0-9/_-]*[a-z0-9](?:\/\*)?$/;

/** @returns what is said of an address that no redirect can be asked for as it is written */
function fromAdvice(written: unknown): string {
  const path = String(written)
    .trim()
    .replace(/^https?:\/\/[^/]*|[?#].*/gs, "")
    .replace(/(?<!\/)\/+$/, "")
    .toLowerCase();
  const meant = path.startsWith("/") ? path : `/${path}`;
  return FROM.test(meant) ? `write "${meant}"` : 'start with "/", use lower case, and end in a word or in "/*"';
}

/** content/redirects.json: old or outside addresses and where they lead. */
export const redirectsSchema = group("Addresses that lead elsewhere.", {
  redirects: z
    .array(
      group("A redirect. The query is always carried over, and the hash unless the target has one of its own.", {
        from: z
          .string()
          .regex(FROM, { error: (issue) => fromAdvice(issue.input) })
          .describe(
            'The address that is asked for. "/*" at the end means it and everything under it. Example: "/old-page" or "/help/*"',
          ),
        to: href.describe(
          'Where it leads. With "/*" in both, what follows is carried over. Example: "/new-page" or "[[chat-url]]/*"',
        ),
        permanent: z.boolean().describe("true if search engines should forget the old address. Example: true"),
      }),
    )
    .default([])
    .describe("The redirects. The first that fits is used."),
});

/** The redirects as they stand in their file. */
export type Redirects = z.infer<typeof redirectsSchema>;
/** One redirect. */
export type Redirect = Redirects["redirects"][number];
