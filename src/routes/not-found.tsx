import site from "virtual:site";
import { PageTemplate } from "../sections/page.tsx";

/** The page of addresses that don't exist. The server answers with it and the status 404. */
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
