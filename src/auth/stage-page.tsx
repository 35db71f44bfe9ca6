import type { ReactNode, Ref } from "react";
import { ContactText } from "../layout/contact-text.tsx";
import type { PageDataOf } from "../pages/page-data.server.ts";
import { backgrounds, container, leadText } from "../theme/layout.css.ts";
import { panel, split, stage, status, title as titleStyle, titleText, words } from "./auth-page.css.ts";
import { Unreachable } from "./unreachable.tsx";
import type { Flow } from "./use-flow.ts";

interface AuthStageProps {
  readonly title: string;
  /** What the title may change to while the page is open. Its room is kept, so that nothing below it moves. */
  readonly laterTitle?: string;
  readonly titleId?: string;
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly text: string;
  /** The one thing to do. */
  readonly children?: ReactNode;
}

/** The frame of both auth pages: what it is about, and beside it the one thing to do. */
export function AuthStage({ title, laterTitle, titleId, titleRef, text, children }: AuthStageProps) {
  return (
    <section className={`${backgrounds.dark} ${stage}`}>
      <div className={`${container} ${split}`}>
        <div className={words}>
          <h1 className={titleStyle} id={titleId} ref={titleRef} tabIndex={-1} data-later={laterTitle}>
            <span className={titleText}>{title}</span>
          </h1>
          <p className={leadText}>
            <ContactText>{text}</ContactText>
          </p>
        </div>
        {children && <div className={panel}>{children}</div>}
      </div>
    </section>
  );
}

interface InProgressProps extends Pick<Flow<unknown>, "connection" | "retry"> {
  /** What is being done. */
  readonly step: string;
  readonly words: Pick<PageDataOf<"auth-reset-password">, "noScript" | "unreachable">;
}

/** What is there until the service has answered. */
export function InProgress({ step, words, connection, retry }: InProgressProps) {
  if (connection !== "answers") return <Unreachable words={words.unreachable} connection={connection} retry={retry} />;
  return (
    <>
      <p className={`${leadText} ${status}`} role="status">
        {step}
      </p>
      <noscript>
        <p>{words.noScript}</p>
      </noscript>
    </>
  );
}
