import { z } from "zod";
import { group, list } from "../pieces.ts";

/**
 * Loopback needs no encryption. Only these characters in a host's name: others, such as ";", would end a line
 * of the security policy.
 */
const SAFE = /^(?:https:\/\/[a-z0-9.-]+|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d+)?(?:\/|$)/;

const address = (what: string, example: string) =>
  z
    .url()
    .regex(SAFE, 'start with "https://" and a host, such as help.company.example')
    .describe(`${what}. Example: "${example}"`);

const origin = z
  .url()
  .regex(SAFE, 'start with "https://" and a host, such as help.company.example')
  .refine((value) => URL.canParse(value) && new URL(value).origin === value, "leave out everything after the host")
  .describe('A host, without a path. Example: "https://help.company.example"');

/** content/assistant/settings.json: which assistant answers on the demo page. */
export const assistantSettingsSchema = z
  .discriminatedUnion("kind", [
    group("The site's own assistant, which needs no server.", {
      kind: z.literal("built-in").describe("The search over this site's own pages."),
    }),
    group("A hosted bot behind the site's own dialog. docs/assistant.md describes what it has to send.", {
      kind: z.literal("endpoint").describe("A hosted bot that answers over HTTP with server-sent events."),
      address: address("Where questions are sent", "https://bot.company.example/ask"),
      linkOrigins: list(
        "Other sites that its answers may link to. Links to this site are always allowed.",
        origin,
        [0, 10],
      ).default([]),
      timeout: z
        .number()
        .int()
        .min(1)
        .max(120)
        .default(20)
        .describe("Seconds to wait for the answer, and between its parts, before giving up. Example: 20"),
    }),
    group("A third party's widget.", {
      kind: z.literal("script").describe("A third party's widget, with its own button and window."),
      address: address("The widget's script", "https://widget.company.example/loader.js"),
      origins: list(
        "Other hosts that the widget talks to, fetches scripts from or shows frames of.",
        origin,
        [0, 10],
      ).default([]),
      timeout: z.number().int().min(1).max(120).default(20).describe("Seconds to wait for the script. Example: 20"),
    }),
  ])
  .describe("Which assistant answers on the demo page. The security policy follows from it.");

export type AssistantSettings = z.infer<typeof assistantSettingsSchema>;
