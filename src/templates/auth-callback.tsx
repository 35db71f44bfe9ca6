import { RESET_PASSWORD } from "../auth/arrival.ts";
import { buttons } from "../auth/auth-form.css.ts";
import { Problem } from "../auth/problem.tsx";
import { useCallbackPage } from "../auth/use-callback.ts";
import { backendConfig } from "../backend/config.ts";
import { ButtonLink } from "../components/button.tsx";
import type { PageData } from "../content/page-data.server.ts";
import { lead } from "../theme/layout.css.ts";
import { status } from "./auth.css.ts";
import { AuthStage } from "./auth-stage.tsx";

interface AuthCallbackProps {
  readonly page: PageData["auth-callback"];
  /** Leads to the page for a new password, in place of this one. */
  readonly onRecovery: () => void;
}

/** The page on which a sign-in link lands. */
export function AuthCallbackTemplate({ page, onRecovery }: AuthCallbackProps) {
  if (!backendConfig) return <AuthStage title={page.notSetUp.title} text={page.notSetUp.text} />;
  return <Callback page={page} onRecovery={onRecovery} />;
}

/** One stage for all that may come: a second one would take the first one's picture away, fetch it anew, and be painted late. */
function Callback({ page, onRecovery }: AuthCallbackProps) {
  const failure = useCallbackPage(onRecovery);
  return (
    <AuthStage
      title={failure === undefined ? page.title : page.failure.title}
      laterTitle={page.failure.title}
      text={page.lead}
    >
      {failure === undefined ? <Working page={page} /> : <Failure words={page.failure} message={failure} />}
    </AuthStage>
  );
}

function Working({ page }: Pick<AuthCallbackProps, "page">) {
  return (
    <>
      <p className={`${lead} ${status}`} role="status">
        {page.working}
      </p>
      <noscript>
        <p>{page.noScript}</p>
      </noscript>
    </>
  );
}

interface FailureProps {
  readonly words: PageData["auth-callback"]["failure"];
  readonly message: string;
}

function Failure({ words, message }: FailureProps) {
  return (
    <>
      <Problem message={message} />
      <div className={buttons}>
        <ButtonLink href={RESET_PASSWORD}>{words.newLink}</ButtonLink>
        <ButtonLink href="/" variant="outline">
          {words.home}
        </ButtonLink>
      </div>
    </>
  );
}
