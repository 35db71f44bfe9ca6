import { type ReactNode, useCallback, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "../components/button.tsx";
import { Icon } from "../components/icon.tsx";
import { corner, label, launcher } from "./corner.css.ts";
import type { Words } from "./demo-assistant.ts";
import { Dialog } from "./dialog.client.tsx";
import type { Running } from "./running.client.ts";
import { useExchanges } from "./use-exchanges.ts";
import { useIsOverControl } from "./use-is-over-control.client.ts";

/** What the corner is made from. */
export interface CornerProps {
  readonly words: Words;
  readonly opening: ReactNode;
  readonly samples: { readonly title: string; readonly questions: readonly string[] };
  readonly running: Running;
  /** Whether the conversation is seen on the page. */
  readonly isNeedless: boolean;
}

/** The button in the lower corner of the page while the conversation is out of sight, and the dialog that it opens. */
export function Corner({ words, samples, isNeedless, ...panel }: CornerProps) {
  const [isOpen, setOpen] = useState(false);
  const hasBegun = useExchanges(panel.running.conversation).length > 0;
  const button = useRef<HTMLButtonElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const isOverControl = useIsOverControl(place);
  const open = () => {
    panel.running.conversation.prepare();
    setOpen(true);
  };
  const close = useCallback((mode: "return focus" | "leave focus") => {
    setOpen(false);
    if (mode === "return focus") button.current?.focus({ preventScroll: true });
  }, []);
  // Sections are stacking contexts: inside of one, the next section would cover the button.
  return createPortal(
    <>
      <div ref={place} className={corner}>
        {/* Stays in the page while the dialog is open, so that the focus can come back to it. */}
        <div
          className={launcher}
          data-needless={isOpen || isNeedless || undefined}
          data-aside={isOverControl || undefined}
        >
          <Button ref={button} aria-expanded={isOpen} aria-controls="assistant.dialog" onClick={open}>
            <Icon name="chat" />
            <span className={label}>{hasBegun ? words.resume : words.open}</span>
          </Button>
        </div>
      </div>
      <Dialog words={words} samples={{ ...samples, isAnchored: false }} isOpen={isOpen} onClose={close} {...panel} />
    </>,
    document.querySelector("main") ?? document.body,
  );
}
