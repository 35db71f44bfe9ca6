/** Starts the editing screens. Their configuration is in scripts/edit/config.ts. */
import "./preferences.client.ts";
import CMS, { type CmsConfig } from "@sveltia/cms";
import { fileFormats } from "./canonical.ts";
import { showFacts } from "./facts.client.ts";
import { showSectionPictures } from "./section-pictures.client.ts";
import { askBeforeLeaving, savePicturesToo } from "./unsaved.client.ts";

const text = await (await fetch("/admin/config.json")).text();
const config: CmsConfig = JSON.parse(text);
for (const each of [...(config.collections ?? []), ...(config.singletons ?? [])]) {
  if (!("fields" in each) || !each.format) continue;
  const { fields, format } = each;
  const extension = format.endsWith("-frontmatter") ? "mdx" : "json";
  const { read, write } = fileFormats[extension];
  CMS.registerCustomFormat(format, extension, {
    fromFile: (text) => read(fields, text),
    toFile: (value) => write(fields, value),
  });
}
savePicturesToo();
askBeforeLeaving();
// The editor warns of options that it doesn't know.
CMS.init({ config: JSON.parse(text, (key, value) => (key === "written" ? undefined : value)) });
showSectionPictures();
void showFacts();
