import { useEffect, useRef, useState } from "react";
import { backendConfig } from "../backend/config.ts";
import type { PageDataOf } from "../pages/page-data.server.ts";
import { DeadEnd } from "./dead-end.tsx";
import { FactorForm } from "./factor-form.tsx";
import { type Refusal, textOf } from "./failure.ts";
import type { PasswordName } from "./password-check.ts";
import { PasswordForm } from "./password-form.tsx";
import { Problem } from "./problem.tsx";
import { AuthStage, InProgress } from "./stage-page.tsx";
import { type Flow, type Flows, useFlow } from "./use-flow.ts";
import type { Verification } from "./verification.client.ts";

type Page = PageDataOf<"auth-reset-password">;

interface AuthResetPasswordProps {
  readonly page: Page;
  /** Goes home, replacing this page. */
  readonly onDone: () => void;
}

const TITLE_ID = "reset-password-title";

/** How long the success is shown, in milliseconds (specified). */
const REDIRECT_DELAY = 2000;

/** The page for a new password. */
export function AuthResetPasswordTemplate({ page, onDone }: AuthResetPasswordProps) {
  if (!backendConfig) return <AuthStage {...page.notSetUp} home={page.home} />;
  return <ResetPassword page={page} onDone={onDone} />;
}

/** One frame for all states, painted once. */
function ResetPassword({ page, onDone }: AuthResetPasswordProps) {
  const [isUpdated, setUpdated] = useState(false);
  const title = useGoodNews(isUpdated, onDone);
  const verification = useFlow(verify);
  const { success, noSessionTitle } = page;
  const { result } = verification;
  const needsLink = result?.status === "no-session" && result.next !== "ring";
  const heading = needsLink ? noSessionTitle : page.title;
  return (
    <AuthStage
      title={isUpdated ? success.title : heading}
      laterTitle={noSessionTitle}
      titleId={TITLE_ID}
      titleRef={title}
      text={isUpdated ? success.text : page.lead}
      home={page.home}
      isWaiting={!result && verification.connection === "answers"}
    >
      {!isUpdated && <Steps page={page} verification={verification} onUpdated={() => setUpdated(true)} />}
    </AuthStage>
  );
}

const verify = ({ verifySession }: Flows) => verifySession();

/**
 * Announces the success, then continues.
 * @returns a ref for the heading
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

interface StepsProps {
  readonly page: Page;
  readonly verification: Flow<Verification>;
  readonly onUpdated: () => void;
}

/** Session, then second factor, then password. */
function Steps({ page, verification: { result, connection, retry }, onUpdated }: StepsProps) {
  if (!result) return <InProgress step={page.verifying} words={page} connection={connection} retry={retry} />;
  if (result.status === "no-session") return <DeadEnd words={page} refusal={result} />;
  return <Session page={page} session={result} onUpdated={onUpdated} />;
}

/** Focused after the second factor. */
const FIRST_FIELD: PasswordName = "new-password";

interface SessionProps extends Omit<StepsProps, "verification"> {
  readonly session: Extract<Verification, { status: "session" }>;
}

function Session({ page, session, onUpdated }: SessionProps) {
  const { email } = session;
  const linkError = session.linkError && textOf(session.linkError, page.messages);
  const [needsFactor, setNeedsFactor] = useState(session.needsFactor);
  const [refusal, setRefusal] = useState<Refusal>();
  const [isProved, setProved] = useState(false);
  useEffect(() => {
    if (isProved) document.querySelector<HTMLElement>(`[name=${FIRST_FIELD}]`)?.focus();
  }, [isProved]);
  if (refusal) return <DeadEnd words={page} refusal={refusal} email={email} />;
  if (needsFactor) {
    return (
      <FactorForm
        words={page.secondFactor}
        unreachable={page.unreachable.text}
        onProved={() => {
          setNeedsFactor(false);
          setProved(true);
        }}
        onRefused={setRefusal}
      />
    );
  }
  return (
    <>
      <Problem message={session.isOtherLink ? page.otherLink.message : linkError} />
      <PasswordForm
        words={page.form}
        messages={page.messages}
        titleId={TITLE_ID}
        email={email}
        onUpdated={onUpdated}
        onRefused={({ next, isUnclear: _, ...said }) => {
          if (next === "second-factor") setNeedsFactor(true);
          else if (next) setRefusal({ ...said, next });
        }}
      />
    </>
  );
}
