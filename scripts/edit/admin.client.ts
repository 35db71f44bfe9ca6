/** Starts the editing screens. Their configuration is in scripts/edit/config.ts. */
import CMS, { type CmsConfig } from "@sveltia/cms";
import { fileFormats } from "./canonical.ts";
import { showSectionPictures } from "./section-pictures.client.ts";
import { askBeforeLeaving } from "./unsaved.client.ts";

const config: CmsConfig = await (await fetch("/admin/config.json")).json();
for (const each of [...(config.collections ?? []), ...(config.singletons ?? [])]) {
  if (!("fields" in each) || !each.format) continue;
  const { fields, format } = each;
  const extension = format.startsWith("mdx") ? "mdx" : "json";
  const { read, write } = fileFormats[extension];
  CMS.registerCustomFormat(format, extension, {
    fromFile: (text) => read(fields, text),
    toFile: (value) => write(fields, value),
  });
}
askBeforeLeaving();
CMS.init({ config });
showSectionPictures();
