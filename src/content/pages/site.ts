import type { Redirect } from "../../../schemas/redirects.ts";
import type { Brand } from "../../../schemas/site/brand.ts";
import type { Contacts } from "../../../schemas/site/contacts.ts";
import type { Navigation } from "../../../schemas/site/navigation.ts";
import type { ShownSection } from "../../sections/data.server.ts";

/** What is around every page. It is part of the application's code, so that it is fetched once and not with each page. */
export interface Site {
  readonly brand: Brand;
  readonly contacts: Contacts;
  readonly navigation: Navigation;
  readonly redirects: readonly Redirect[];
  /** The platforms that can be used, with their own sites. */
  readonly platforms: readonly { readonly name: string; readonly kind: string; readonly href: string }[];
  /** The page of unknown addresses, which is shown without being fetched. */
  readonly notFound: {
    readonly seo: { readonly title: string; readonly description: string };
    readonly sections: readonly ShownSection[];
  };
  /** The year of the build. */
  readonly year: number;
}
