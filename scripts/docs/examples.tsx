import "../../src/theme/global.css.ts";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import type { MDXContent } from "mdx/types.js";
import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { sectionOfAnyKind } from "../../schemas/sections/index.ts";
import { components, Picture } from "../../src/articles/components.tsx";
import { prose } from "../../src/articles/prose.css.ts";
import type { Content } from "../../src/content/entries/content.server.ts";
import { type ShownSection, showSection } from "../../src/sections/data.server.ts";
import { PageTemplate } from "../../src/sections/page.tsx";
import { section } from "../../src/sections/section.css.ts";
import { backgrounds, container } from "../../src/theme/layout.css.ts";

const examples = import.meta.glob<{ default: MDXContent }>("/docs/content/examples/*.mdx", { eager: true });

/** The project has no photographs; any picture of the site shows where one would be. */
function SamplePicture(props: ComponentProps<typeof Picture>) {
  return <Picture {...props} src="/media/film-poster.webp" width="1280" height="720" />;
}

/** The example of each kind of section, with what it shows of other content. */
const sections = Object.values(
  import.meta.glob<unknown>("/src/sections/*/example.json", { eager: true, import: "default" }),
);

/** @returns what a page shows that has only this section */
function sectionExample(content: Content, example: unknown): ShownSection {
  const section = sectionOfAnyKind.parse(example);
  const others = section.section === "contents" ? CONTENTS : [];
  return showSection(section, { content, address: "/example", sections: [section, ...others], page: 1 });
}

const CONTENTS = ["The problems", "What it does", "The cost", "The rules"].map((label) => ({
  section: "text" as const,
  title: label,
  contentsLabel: label,
  paragraphs: [label],
}));

/** Renders the examples of the guide for writers, each in an element that carries its component's name. */
export async function renderExamples(content: Content): Promise<string> {
  const shown = sections.map((example) => sectionExample(content, example));
  const route = createRootRoute({ component: () => <Examples shown={shown} /> });
  const router = createRouter({ routeTree: route, history: createMemoryHistory({ initialEntries: ["/"] }) });
  await router.load();
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

function Examples({ shown }: { readonly shown: readonly ShownSection[] }) {
  return (
    <main className={backgrounds.light}>
      {Object.entries(examples).map(([file, { default: Example }]) => (
        <section key={file} className={`${container} ${section}`}>
          <div id={file.replace(/^.*\/|\.mdx$/g, "")} className={prose}>
            <Example components={{ ...components, Picture: SamplePicture }} />
          </div>
        </section>
      ))}
      {shown.map((each) => (
        <div key={each.section} id={`section-${each.section}`}>
          <div>
            <PageTemplate sections={[each]} />
          </div>
        </div>
      ))}
    </main>
  );
}
