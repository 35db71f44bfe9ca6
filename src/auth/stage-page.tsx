import type { ReactNode, Ref } from "react";
import { IndustryPicture } from "../components/industry-picture.tsx";
import { ContactText } from "../layout/contact-text.tsx";
import type { PageDataOf } from "../pages/page-data.server.ts";
import { backgrounds, container, leadText } from "../theme/layout.css.ts";
import { panel, split, stage, status, title as titleStyle, titleText, words } from "./auth-page.css.ts";
import { Unreachable } from "./unreachable.tsx";
import type { Flow } from "./use-flow.ts";

interface AuthStageProps {
  readonly title: string;
  /** The title's later text, for which space is reserved. */
  readonly laterTitle?: string;
  readonly titleId?: string;
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly text: string;
  readonly children?: ReactNode;
}

/** The frame of both auth pages: subject and task. */
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
          <IndustryPicture drawing="two-bays" />
        </div>
        {children && <div className={panel}>{children}</div>}
      </div>
    </section>
  );
}

interface InProgressProps extends Pick<Flow<unknown>, "connection" | "retry"> {
  readonly step: string;
  readonly words: Pick<PageDataOf<"auth-reset-password">, "noScript" | "unreachable">;
}

/** Shown until the service has answered. */
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
