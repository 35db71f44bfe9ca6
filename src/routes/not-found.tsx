import site from "virtual:site";
import { PageTemplate } from "../sections/page.tsx";

/** In place of a page whose address doesn't exist; hosts send the built `404.html`. */
export function NotFoundTemplate() {
  const { seo, sections } = site.notFound;
  return (
    <>
      <title>{`${seo.title} | ${site.brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <PageTemplate sections={sections} />
    </>
  );
}
