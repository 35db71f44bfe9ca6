import { useCallback, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "../components/button.tsx";
import { Icon } from "../components/icon.tsx";
import { Conversation } from "./conversation.client.ts";
import { corner, launcher } from "./corner.css.ts";
import { createAssistant } from "./create-assistant.client.ts";
import type { CornerProps, Request } from "./demo-assistant.ts";
import { Dialog } from "./dialog.client.tsx";
import { useIsOverControl } from "./use-is-over-control.client.ts";

/** The button in the corner, and the dialog that it opens. */
export function Corner({ assistant, samples, request }: CornerProps) {
  const { words, settings } = assistant;
  const [conversation] = useState(() => new Conversation(createAssistant(settings)));
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const isOverControl = useIsOverControl(place);
  const opener = useRef<HTMLElement>(null);
  const answered = useRef<Request>(undefined);
  useEffect(() => {
    if (!request || answered.current === request) return;
    answered.current = request;
    opener.current = request.opener;
    setOpen(true);
    void conversation.ask(request.question);
  }, [request, conversation]);
  useEffect(() => () => conversation.stop(), [conversation]);
  const close = useCallback((mode: "return focus" | "leave focus") => {
    setOpen(false);
    if (mode === "return focus") (opener.current ?? button.current)?.focus();
  }, []);
  // Sections are stacking contexts: inside of one, the next section would cover the button.
  return createPortal(
    <>
      <div ref={place} className={corner}>
        {/* Stays in the page while the dialog is open, so that the focus can come back to it. */}
        <div className={launcher} data-open={isOpen || undefined} data-aside={isOverControl || undefined}>
          <Button
            ref={button}
            aria-expanded={isOpen}
            aria-controls="assistant.dialog"
            onClick={() => {
              opener.current = button.current;
              setOpen(true);
            }}
          >
            <Icon name="chat" />
            {conversation.exchanges.length > 0 ? words.resume : words.open}
          </Button>
        </div>
      </div>
      <Dialog
        words={words}
        isHosted={settings.kind === "endpoint"}
        samples={samples}
        conversation={conversation}
        isOpen={isOpen}
        onClose={close}
      />
    </>,
    document.querySelector("main") ?? document.body,
  );
}
