import { useEffect, useRef, useState } from "react";
import { buttons } from "../auth/auth-form.css.ts";
import { texts } from "../auth/failure.ts";
import { NewLinkForm } from "../auth/new-link-form.tsx";
import { PasswordForm } from "../auth/password-form.tsx";
import { Problem } from "../auth/problem.tsx";
import { useVerification } from "../auth/use-verification.ts";
import type { Verification } from "../auth/verification.client.ts";
import { backendConfig } from "../backend/config.ts";
import { Button, ButtonLink } from "../components/button.tsx";
import type { PageData } from "../content/page-data.server.ts";
import { lead } from "../theme/layout.css.ts";
import { part, status } from "./auth.css.ts";
import { AuthStage } from "./auth-stage.tsx";

type Page = PageData["auth-reset-password"];

interface AuthResetPasswordProps {
  readonly page: Page;
  /** Leads home, in place of this page. */
  readonly onDone: () => void;
}

const TITLE_ID = "reset-password-title";

/** How long the good news is shown, in milliseconds (specified). */
const REDIRECT_DELAY = 2000;

/** The page on which staff set a new password. */
export function AuthResetPasswordTemplate({ page, onDone }: AuthResetPasswordProps) {
  if (!backendConfig) return <AuthStage title={page.notSetUp.title} text={page.notSetUp.text} />;
  return <ResetPassword page={page} onDone={onDone} />;
}

/** One stage for all that may come: a second one would take the first one's picture away and fetch it anew. */
function ResetPassword({ page, onDone }: AuthResetPasswordProps) {
  const verification = useVerification();
  const [isUpdated, setUpdated] = useState(false);
  const title = useGoodNews(isUpdated, onDone);
  const { success } = page;
  return (
    <AuthStage
      title={isUpdated ? success.title : page.title}
      titleId={TITLE_ID}
      titleRef={title}
      text={isUpdated ? success.text : page.lead}
    >
      {!isUpdated && <Verified page={page} verification={verification} onUpdated={() => setUpdated(true)} />}
    </AuthStage>
  );
}

/**
 * Reads the good news out, and leads on after a while.
 * @returns goes to the heading that says it
 */
function useGoodNews(isUpdated: boolean, onDone: () => void) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isUpdated) return undefined;
    title.current?.focus();
    const timer = setTimeout(onDone, REDIRECT_DELAY);
    return () => clearTimeout(timer);
  }, [isUpdated, onDone]);
  return title;
}

interface VerifiedProps {
  readonly page: Page;
  /** Undefined as long as it is not known. */
  readonly verification: Verification | undefined;
  readonly onUpdated: () => void;
}

function Verified({ page, verification, onUpdated }: VerifiedProps) {
  if (!verification) return <Verifying page={page} />;
  switch (verification.status) {
    case "unreachable":
      return <Unreachable words={page.unreachable} />;
    case "no-session":
      return <NoSession page={page} linkError={verification.linkError} />;
    case "session":
      return <Session page={page} session={verification} onUpdated={onUpdated} />;
  }
}

function Verifying({ page }: { readonly page: Page }) {
  return (
    <>
      <p className={`${lead} ${status}`} role="status">
        {page.verifying}
      </p>
      <noscript>
        <p>{page.noScript}</p>
      </noscript>
    </>
  );
}

/** A new document is the surest second try: in this one the library remembers for a minute that it failed. */
function Unreachable({ words }: { readonly words: Page["unreachable"] }) {
  return (
    <>
      <Problem message={words.title}>
        <p>{words.text}</p>
      </Problem>
      <div className={buttons}>
        <Button onClick={() => location.reload()}>{words.retry}</Button>
      </div>
    </>
  );
}

function NoSession({ page, linkError }: { readonly page: Page; readonly linkError: string | undefined }) {
  return (
    <>
      <Problem message={linkError ?? texts.noSession}>{linkError && <p>{texts.noSession}</p>}</Problem>
      <div className={buttons}>
        <ButtonLink href="/" variant="outline">
          {page.home}
        </ButtonLink>
      </div>
      <div className={part}>
        <NewLinkForm words={page.newLink} />
      </div>
    </>
  );
}

interface SessionProps {
  readonly page: Page;
  readonly session: Extract<Verification, { status: "session" }>;
  readonly onUpdated: () => void;
}

function Session({ page, session, onUpdated }: SessionProps) {
  const [needsLink, setNeedsLink] = useState(false);
  const { email, linkError } = session;
  return (
    <>
      {linkError && <Problem message={linkError} />}
      <PasswordForm
        words={page.form}
        titleId={TITLE_ID}
        email={email}
        onUpdated={onUpdated}
        onLinkNeeded={() => setNeedsLink(true)}
      />
      {needsLink && (
        <div className={part}>
          <NewLinkForm words={page.newLink} email={email} />
        </div>
      )}
    </>
  );
}
