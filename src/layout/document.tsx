import { LOCALE } from "../format/locale.ts";
import "../theme/global.css.ts";
import { HeadContent } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { backgrounds, visuallyHidden } from "../theme/layout.css.ts";
import { Footer } from "./footer.tsx";
import { Header, SkipLink } from "./header.tsx";
import { Menu } from "./menu.tsx";

/** Created once: the router renders the document three times during a navigation, and this never changes. */
const abovePage = (
  <>
    <SkipLink />
    <Header />
  </>
);
const belowPage = (
  <>
    <Footer />
    <Menu />
    <p className={visuallyHidden} data-announcer="" aria-live="polite" suppressHydrationWarning />
  </>
);

export function Document({ children }: { readonly children: ReactNode }) {
  return (
    <html lang={LOCALE} suppressHydrationWarning>
      <head>
        <HeadContent />
      </head>
      <body className={backgrounds.light}>
        {abovePage}
        <main id="page.main" tabIndex={-1}>
          {children}
        </main>
        {belowPage}
      </body>
    </html>
  );
}
