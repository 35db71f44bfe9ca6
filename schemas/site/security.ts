import type { z } from "zod";
import { date, group } from "../pieces.ts";

/** content/site/security.json: the fields of `/.well-known/security.txt` besides the support desk's address (RFC 9116). */
export const securitySchema = group("Where to report security holes, and until when that is known to be right.", {
  expires: date(
    "The day until which the support desk's address is right for reports of security holes. Check it, then write a day at most a year ahead",
  ),
}).meta({ title: "Security contact" });

export type Security = z.infer<typeof securitySchema>;
