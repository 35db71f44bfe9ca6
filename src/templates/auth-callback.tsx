import type { PageData } from "../content/page-data.server.ts";
import { container, lead, measure } from "../theme/layout.css.ts";
import { shell, status } from "./auth.css.ts";

/** The page on which a sign-in link lands, while the sign-in is under way. */
export function AuthCallbackTemplate({ page }: { readonly page: PageData["auth-callback"] }) {
  return (
    <div className={`${container} ${shell}`}>
      <h1>{page.seo.title}</h1>
      <p className={`${lead} ${status}`} role="status">
        {page.working}
      </p>
      <noscript>
        <p className={measure}>{page.noScript}</p>
      </noscript>
    </div>
  );
}
