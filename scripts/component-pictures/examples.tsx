import "../../src/theme/global.css.ts";
import type { MDXContent } from "mdx/types.js";
import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { components, Picture } from "../../src/prose/components.tsx";
import { prose } from "../../src/prose/prose.css.ts";
import { section } from "../../src/sections/section.css.ts";
import { container, onGrounds } from "../../src/theme/layout.css.ts";

const examples = import.meta.glob<{ default: MDXContent }>("/docs/content/examples/*.mdx", { eager: true });

/** No photograph comes with the project; any picture of the site does to show where one stands. */
function SamplePicture(props: ComponentProps<typeof Picture>) {
  return <Picture {...props} src="/media/film-poster.svg" width="1280" height="720" />;
}

/** Renders the examples of the guide for writers, each in an element that carries its component's name. */
export function renderExamples(): string {
  return renderToStaticMarkup(
    <main className={onGrounds.limestone}>
      {Object.entries(examples).map(([file, { default: Example }]) => (
        <section key={file} className={`${container} ${section}`}>
          <div id={file.replace(/^.*\/|\.mdx$/g, "")} className={prose}>
            <Example components={{ ...components, Picture: SamplePicture }} />
          </div>
        </section>
      ))}
    </main>,
  );
}
