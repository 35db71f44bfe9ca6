import site from "virtual:site";
import type { ReactNode, Ref } from "react";
import { actions } from "../components/actions.css.ts";
import { ButtonLink, buttonClass } from "../components/button.tsx";
import { PhoneLink } from "../layout/contact-lines.tsx";
import { ContactText } from "../layout/contact-text.tsx";
import { Scene } from "../layout/scene.tsx";
import type { PageDataOf } from "../pages/page-data.server.ts";
import { backgrounds, container, leadText, wrappingRow } from "../theme/layout.css.ts";
import { alone, panel, stage, status, task, title as titleStyle, titleText } from "./auth-page.css.ts";
import { Unreachable } from "./unreachable.tsx";
import type { Flow } from "./use-flow.ts";

interface AuthStageProps {
  readonly title: string;
  /** The title's later text, for which space is reserved. */
  readonly laterTitle?: string;
  readonly titleId?: string;
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly text: string;
  /** The words of the link to the home page. */
  readonly home: string;
  /** Whether the task isn't known yet: what is below it would move. */
  readonly isWaiting?: boolean;
  readonly children?: ReactNode;
}

/** The frame of both auth pages: subject, task, and ways on. */
export function AuthStage({ title, laterTitle, titleId, titleRef, text, home, isWaiting, children }: AuthStageProps) {
  return (
    <section className={`${backgrounds.dark} ${stage} ${children ? "" : alone}`}>
      <div className={container}>
        <div className={task}>
          <h1 className={titleStyle} id={titleId} ref={titleRef} tabIndex={-1} data-later={laterTitle}>
            <span className={titleText}>{title}</span>
          </h1>
          <p className={leadText}>
            <ContactText>{text}</ContactText>
          </p>
          {children && <div className={panel}>{children}</div>}
          {!isWaiting && <WaysOn home={home} isMain={!children} />}
        </div>
      </div>
      {isWaiting ? <noscript>{SCENE}</noscript> : SCENE}
    </section>
  );
}

/** Pigeonholes and a key, behind a lit window. */
const SCENE = <Scene name="letterboxes" place="hero" />;

/** Support is first: people are here for their password, and the home page has none. */
function WaysOn({ home, isMain }: { readonly home: string; readonly isMain: boolean }) {
  const size = isMain ? "lg" : "default";
  return (
    <div className={`${wrappingRow} ${actions}`}>
      <PhoneLink
        phone={site.contacts.support.phone}
        className={buttonClass({ size, variant: isMain ? "default" : "outline" })}
      />
      <ButtonLink href="/" size={size} variant="outline">
        {home}
      </ButtonLink>
    </div>
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
