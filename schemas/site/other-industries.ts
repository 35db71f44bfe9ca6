import { drawing } from "../drawings.ts";
import { card, group, list } from "../pieces.ts";

/** content/site/other-industries.json: industries without a page of their own. */
export const otherIndustriesSchema = group("Industries without a page of their own.", {
  industries: list(
    "Industries without a page. One that gets a page in content/industries/ leaves this list by itself.",
    card.extend({ drawing }),
    [0, 12],
  ).default([]),
}).meta({ title: "Industries without a page" });
