import { z } from "zod";
import { href } from "./href.ts";
import { group } from "./pieces.ts";

/** Lower-case letters of any language, digits, and characters that mean the same to every server. */
const FROM = /^(?:\/(?!\.{1,2}(?:\/|$))[\p{Ll}\p{Lo}\p{M}\p{N}._~+,@-]+)+(?:\/\*)?$/u;

/** @returns the problem with an address that browsers never request in this form */
function fromAdvice(written: unknown): string {
  const path = decoded(String(written).trim())
    .replace(/^https?:\/\/[^/]*|[?#].*/gs, "")
    .replace(/(?<!\/)\/+$/, "")
    .normalize("NFC")
    .toLowerCase();
  const meant = path.startsWith("/") ? path : `/${path}`;
  return isFrom(meant) ? `write "${meant}"` : 'start with "/", use lower case, and end in a word or in "/*"';
}

function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

const isFrom = (address: string) => FROM.test(address) && address === address.normalize("NFC");

/** Excludes characters with a meaning in server configurations: quotes, brackets, dollar signs, a star before the end. */
const TO =
  /^(?:https:\/\/[\w.-]+(?::\d+)?)?(?:\/(?:[\w.~!(),;=:@&+-]|%[0-9a-f]{2})*)*(?:\/\*|(?:\?(?:[\w.~!(),;=:@&+/?-]|%[0-9a-f]{2})*)?(?:#(?:[\w.~!(),;=:@&+/?-]|%[0-9a-f]{2})*)?)$/i;

/** Static hosts read a colon and a word as a wildcard. */
const PLACEHOLDER = /(?<!^https):[a-z]/i;

/** Invalid links are reported as such. */
const isLink = (to: string) => href.safeParse(to).success;

function toAdvice(written: unknown): string {
  const text = String(written);
  if (!/^(?:\/|https:)/.test(text)) return 'a redirect leads to a page ("/…") or to another site ("https://…")';
  if (/\*(?!$)|[^/]\*$/.test(text)) return 'the only "*" is the one of "/*" at the end';
  const sign = /[^\w.~!(),;=:@&+/?#%*-]/u.exec(text)?.[0] ?? PLACEHOLDER.exec(text)?.[0].charAt(0);
  if (sign === undefined) return "this is no address that servers can lead to";
  const code = encodeURIComponent(sign);
  return `servers read "${sign}" in another way${code === sign ? "" : `: write ${code}`}`;
}

/** content/redirects.json: old or outside addresses and where they lead. */
export const redirectsSchema = group("Addresses that lead elsewhere.", {
  redirects: z
    .array(
      group("A redirect. The query is always carried over, and the hash too unless the target has one.", {
        from: z
          .string()
          .max(200)
          .refine(isFrom, { error: (issue) => fromAdvice(issue.input) })
          .describe(
            'The address that is asked for. "/*" at the end means it and everything under it. Example: "/old-page", "/2019/post.html" or "/help/*"',
          )
          .meta({ title: "Old address" }),
        to: href
          .max(500)
          .refine((to) => !isLink(to) || (TO.test(to) && !PLACEHOLDER.test(to)), {
            error: (issue) => toAdvice(issue.input),
          })
          .describe(
            'Where it leads. With "/*" in both, what follows is carried over. Example: "/new-page" or "[[chat-url]]/*"',
          )
          .meta({ title: "New address" }),
        permanent: z
          .boolean()
          .describe("Whether search engines should forget the old address. Example: true")
          .meta({ title: "Permanent" }),
      }),
    )
    .max(500)
    .default([])
    .describe("The redirects. The first that fits is used."),
});

type Redirects = z.infer<typeof redirectsSchema>;
export type Redirect = Redirects["redirects"][number];
