import site from "virtual:site";
import { PageTemplate } from "../sections/page.tsx";

/** The 404 page. */
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
