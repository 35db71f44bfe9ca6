import { LOCALE } from "../format/locale.ts";
import "../theme/global.css.ts";
import { HeadContent } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { backgrounds, visuallyHidden } from "../theme/layout.css.ts";
import { Footer } from "./footer.tsx";
import { Header, SkipLink } from "./header.tsx";
import { Menu } from "./menu.tsx";

/** Made once: on the way to another page the router has the document rendered again three times, and nothing of this changes. */
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

/** The document around every page. The bootstrap changes the root's classes, so React leaves them alone. */
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
