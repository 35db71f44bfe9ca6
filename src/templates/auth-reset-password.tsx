import type { PageData } from "../content/page-data.server.ts";
import { container, lead, measure } from "../theme/layout.css.ts";
import { shell, status } from "./auth.css.ts";

/** The page on which a new password is set, while the session is looked for. */
export function AuthResetPasswordTemplate({ page }: { readonly page: PageData["auth-reset-password"] }) {
  return (
    <div className={`${container} ${shell}`}>
      <h1>{page.title}</h1>
      <p className={`${lead} ${status}`} role="status">
        {page.verifying}
      </p>
      <noscript>
        <p className={measure}>{page.noScript}</p>
      </noscript>
    </div>
  );
}
