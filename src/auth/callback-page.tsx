import { useState } from "react";
import { backendConfig } from "../backend/config.ts";
import { Button } from "../components/button.tsx";
import type { PageDataOf } from "../pages/page-data.server.ts";
import { wrappingRow } from "../theme/layout.css.ts";
import { DeadEnd } from "./dead-end.tsx";
import type { Refusal } from "./failure.ts";
import { AuthStage, InProgress } from "./stage-page.tsx";
import { type CallbackPage, useCallbackPage } from "./use-callback.ts";

type Page = PageDataOf<"auth-callback">;

interface AuthCallbackProps {
  readonly page: Page;
  /** Opens the page for a new password, replacing this one. */
  readonly onRecovery: () => void;
}

/** The page for sign-in links. */
export function AuthCallbackTemplate({ page, onRecovery }: AuthCallbackProps) {
  if (!backendConfig) return <AuthStage {...page.notSetUp} home={page.failure.home} />;
  return <Callback page={page} onRecovery={onRecovery} />;
}

/** One frame for all states, painted once. */
function Callback({ page, onRecovery }: AuthCallbackProps) {
  const state = useCallbackPage(onRecovery);
  const [isSent, setSent] = useState(false);
  return (
    <AuthStage
      title={titleOf(page, state, isSent)}
      laterTitle={page.failure.title}
      text={page.lead}
      home={page.failure.home}
      isWaiting={!failureOf(page, state) && !state.redeem && state.connection === "answers"}
    >
      <Panel page={page} state={state} onSent={() => setSent(true)} />
    </AuthStage>
  );
}

function titleOf(page: Page, state: CallbackPage, isSent: boolean): string {
  if (isSent) return page.newLink.sent.title;
  return failureOf(page, state) ? page.failure.title : page.title;
}

/** The service has no message for links of other types; this site does. */
function failureOf({ help }: Page, { failure, isOtherLink }: CallbackPage): Refusal | undefined {
  return isOtherLink ? { message: help.ownLink, next: "own-link" } : failure;
}

interface PanelProps {
  readonly page: Page;
  readonly state: CallbackPage;
  readonly onSent: () => void;
}

function Panel({ page, state, onSent }: PanelProps) {
  const { redeem, connection, retry } = state;
  const failure = failureOf(page, state);
  if (failure) return <DeadEnd words={page} refusal={failure} onSent={onSent} />;
  if (redeem) return <Press words={page.press} onPress={redeem} />;
  return <InProgress step={page.working} words={page} connection={connection} retry={retry} />;
}

function Press({ words, onPress }: { readonly words: Page["press"]; readonly onPress: () => void }) {
  return (
    <>
      <p>{words.text}</p>
      <div className={wrappingRow}>
        <Button size="lg" onClick={onPress}>
          {words.button}
        </Button>
      </div>
    </>
  );
}
