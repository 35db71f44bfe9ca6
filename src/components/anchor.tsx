import site from "virtual:site";
import type { ComponentProps } from "react";
import { visuallyHidden } from "../theme/layout.css.ts";

type AnchorProps = Omit<ComponentProps<"a">, "href" | "target" | "rel"> & { readonly href: string };

/**
 * A link. Links to other sites open in a new tab and say so. Links within the site are plain: once the
 * application has loaded, one handler for the document takes them (src/client/links.client.ts).
 */
export function Anchor({ href, children, ...props }: AnchorProps) {
  if (!href.startsWith("https://")) {
    return (
      <a href={href} {...props}>
        {children}
      </a>
    );
  }
  return (
    <a href={href} {...props} target="_blank" rel="noopener">
      {children}
      <span className={visuallyHidden}> ({site.navigation.externalHint})</span>
    </a>
  );
}
