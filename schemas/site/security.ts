import type { z } from "zod";
import { date, group } from "../pieces.ts";

/** content/site/security.json: what `/.well-known/security.txt` says beside the support desk's address (RFC 9116). */
export const securitySchema = group("Where to report security holes, and until when that is known to be right.", {
  expires: date(
    "Until when the support desk's address is the right one for whoever finds a security hole. Check it, then write a day at most a year ahead",
  ),
});

/** Until when security.txt holds. */
export type Security = z.infer<typeof securitySchema>;
