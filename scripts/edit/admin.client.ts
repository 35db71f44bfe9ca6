/** Starts the editing screens. Their configuration is in scripts/edit/config.ts. */
import CMS, { type CmsConfig } from "@sveltia/cms";
import { canonicalJson, withEmptyFields } from "./canonical.ts";
import { showSectionPictures } from "./section-pictures.client.ts";
import { askBeforeLeaving } from "./unsaved.client.ts";

const config: CmsConfig = await (await fetch("/admin/config.json")).json();
for (const each of [...(config.collections ?? []), ...(config.singletons ?? [])]) {
  if (!("fields" in each) || !each.format?.startsWith("json-")) continue;
  CMS.registerCustomFormat(each.format, "json", {
    fromFile: (text) => withEmptyFields(each.fields, JSON.parse(text)),
    toFile: (value) => canonicalJson(each.fields, value),
  });
}
askBeforeLeaving();
CMS.init({ config });
showSectionPictures();
