import { z } from "zod";

const LINK_RULE = 'start with "/" (a page of this site), "#", "https://", "mailto:" or "tel:"';

/** Advice on addresses that browsers don't follow; the first match counts. */
const LINK_ADVICE: readonly (readonly [written: RegExp, advice: string | ((written: string) => string)])[] = [
  [/^$/, "this link has no address"],
  [/^#$/, 'write the name of a part of the page after "#"'],
  [/^(?:\w+:\/\/)?(?:localhost|127\.0\.0\.1)\b/i, "this address works on your own computer only"],
  [/^https:\/\/[\d.]+(?=[:/?#]|$)/, "a number is no name of a site: other people may not reach it"],
  [/^http:\/\//i, 'write "https://" instead of "http://": browsers warn of the latter'],
  [/^(?:\/\/|www\.)/i, 'put "https://" before the name of another site'],
  [/^https:\/\/[^/?#]*@/, 'take out everything before the "@": it would be taken for the site, and is only a name'],
  [
    /^https:\/\/[^/?#]*[^\0-\x7f]/,
    (written) =>
      `letters beyond English in a site's name can look like others: write "${asciiAddress(written)}" if it is meant`,
  ],
  [/^https:\/\/[^/?#]+:/, 'take out the ":" and the number after the name of the site'],
  [/^https:\/\//, "this is not the full name of a site"],
  [/^h?t{1,3}ps?[:;]?\/{1,3}\w/i, 'the address of another site starts with "https://"'],
  [/^(?:[a-z]:)?\\|^file:/i, "this is a file on one computer, which visitors can't open"],
  [/^(?:\/|https:\/\/)\S*\s/, "an address has no spaces"],
  [/^mailto:/i, 'write an e-mail address without spaces, as "mailto:name@example.com"'],
  [/^[^\s/:@]+@[^\s/@]+$/, 'put "mailto:" before an e-mail address'],
  [/^(?:tel:.*|\+?[\d\s()-]{6,})$/i, 'write a telephone number as "tel:+61855501234", without spaces'],
  [/^[./]*[\w-][\w/-]*\.mdx?$/, (file) => `write the address of its page, such as "/blog/${bareName(file)}"`],
  [
    /^\.{0,2}\/?[a-z][a-z0-9-]*(?:\/[a-z0-9-]+)*(?:#\S*)?$/,
    (path) => `a page of this site starts with "/": write "/${path.replace(/^[./]+/, "")}"`,
  ],
];

const asciiAddress = (written: string) => (URL.canParse(written) ? new URL(written).href : "https://…");

const bareName = (file: string) => file.replace(/^.*\/|\.\w+$/g, "");

function linkAdvice(written: unknown): string {
  const text = String(written).trim();
  const advice = LINK_ADVICE.find(([pattern]) => pattern.test(text))?.[1] ?? LINK_RULE;
  return typeof advice === "string" ? advice : advice(text);
}

/** Host names have a letter in their last part: an address of digits alone is a machine's. */
const HOST = String.raw`(?:[\w-]+\.)+(?=[\w-]*[A-Za-z])[\w-]+`;

const MAILBOX = String.raw`[^\s@<>/?,;:"]+@[^\s@<>/?,;:"]+\.[^\s@<>/?,;:"]+`;

const HREF = new RegExp(
  String.raw`^(?:\/(?!\/)\S*|#\S+|https:\/\/${HOST}(?::\d+)?(?:[/?#]\S*)?|mailto:${MAILBOX}(?:,${MAILBOX})*(?:\?\S*)?|tel:\+?\d+)$`,
);

/** Where a link leads: an address of this site, a full https address, a telephone number or an e-mail address. */
export const href = z
  .string()
  .regex(HREF, { error: (issue) => linkAdvice(issue.input), abort: true })
  .refine((written) => !written.startsWith("https:") || URL.canParse(written), {
    error: (issue) => linkAdvice(issue.input),
  })
  .describe(
    'Where the link leads. A page of this site starts with "/". Example: "/contact" or "https://www.oaic.gov.au/"',
  )
  .meta({ title: "Leads to", link: true });
