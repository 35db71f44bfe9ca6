import { useRef, useState } from "react";
import { ContactText } from "../layout/contact-text.tsx";
import type { PageDataOf } from "../pages/page-data.server.ts";
import { type Refusal, textOf } from "./failure.ts";
import { NewLinkForm } from "./new-link-form.tsx";
import { Problem } from "./problem.tsx";
import { useFocusOnce } from "./use-focus-once.ts";

interface DeadEndProps {
  readonly words: Pick<PageDataOf<"auth-reset-password">, "help" | "messages" | "newLink">;
  readonly refusal: Refusal;
  /** The account's address, if known. */
  readonly email?: string | undefined;
  /** Called once a new link was sent. */
  readonly onSent?: () => void;
}

/** The service's message, and what to do next. */
export function DeadEnd({ words, refusal, email, onSent }: DeadEndProps) {
  const [isOver, setOver] = useState(false);
  const alert = useRef<HTMLDivElement>(null);
  useFocusOnce(alert);
  const { own, reason, next } = refusal;
  return (
    <>
      {!isOver && (
        <Problem
          message={textOf(refusal, words.messages)}
          ref={alert}
          isNote={own === "noSession" && next === "new-link"}
        >
          {reason && <p>{reason}</p>}
          <Help words={words.help} refusal={refusal} />
        </Problem>
      )}
      {next !== "ring" && (
        <NewLinkForm
          words={words.newLink}
          email={email}
          onSent={() => {
            setOver(true);
            onSent?.();
          }}
        />
      )}
    </>
  );
}

function Help({ words, refusal }: { readonly words: DeadEndProps["words"]["help"]; readonly refusal: Refusal }) {
  switch (refusal.next) {
    case "right-browser":
      return <p>{words.rightBrowser}</p>;
    case "own-link":
      return refusal.message === words.ownLink ? null : <p>{words.ownLink}</p>;
    case "ring":
      return (
        <p>
          <ContactText>{words.ring}</ContactText>
        </p>
      );
    case "new-link":
      return refusal.own === "noSession" ? null : <p>{words.newLink}</p>;
  }
}
