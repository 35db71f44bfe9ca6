import { type ComponentProps, type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import { isPressed } from "../browser/pressed-key.ts";
import { Button } from "../components/button.tsx";
import { Icon } from "../components/icon.tsx";
import { media } from "../theme/media.ts";
import { dialog } from "./dialog.css.ts";
import { focusToAsk } from "./focus.client.ts";
import { AssistantPanel } from "./panel.tsx";

interface DialogProps extends Omit<ComponentProps<typeof AssistantPanel>, "field" | "titleId" | "children"> {
  readonly isOpen: boolean;
  readonly onClose: (mode: "return focus" | "leave focus") => void;
}

/** The conversation in a non-modal dialog: the page beside it stays usable. */
export function Dialog({ isOpen, onClose, ...panel }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useOpening(isOpen, element, field);
  const close = () => onClose("return focus");
  return (
    <dialog
      ref={element}
      id="assistant.dialog"
      className={dialog}
      data-screen-only=""
      aria-labelledby="assistant.title"
      tabIndex={-1}
      onKeyDown={(event) => closeOnEscape(event, close)}
      onBlur={(event) => closeWhenLeft(event, onClose)}
    >
      <AssistantPanel {...panel} field={field} titleId="assistant.title">
        <Button variant="ghost" size="sm" onClick={close}>
          <Icon name="cross" />
          {panel.words.close}
        </Button>
      </AssistantPanel>
    </dialog>
  );
}

function useOpening(
  isOpen: boolean,
  element: RefObject<HTMLDialogElement | null>,
  field: RefObject<HTMLTextAreaElement | null>,
): void {
  useEffect(() => {
    const { current } = element;
    if (!isOpen) return current?.close();
    if (!current?.open) current?.show();
    focusToAsk(field, element);
  }, [isOpen, element, field]);
}

function closeOnEscape(event: KeyboardEvent, close: () => void): void {
  if (!isPressed("Escape", event.nativeEvent)) return;
  event.stopPropagation();
  close();
}

/** If the dialog covers the page, tabbing on would move the focus out of sight. */
function closeWhenLeft(event: FocusEvent, onClose: DialogProps["onClose"]): void {
  const { relatedTarget, currentTarget } = event;
  const isLeft = relatedTarget instanceof Node && !currentTarget.contains(relatedTarget);
  if (isLeft && matchMedia(media.mobile).matches) onClose("leave focus");
}
