import type { ReactNode, Ref } from "react";
import { ContactText } from "../layout/contact-text.tsx";
import { strong } from "../theme/layout.css.ts";
import { notices } from "./form-view.css.ts";

interface NoticeProps {
  readonly title: string;
  readonly text: string;
  readonly titleId?: string;
  readonly look?: keyof typeof notices;
  /** Speaks up by itself when it appears. */
  readonly role?: "status";
  /** Given the focus when it appears, instead. */
  readonly ref?: Ref<HTMLDivElement> | undefined;
  readonly children?: ReactNode;
}

/** Something that is said above a form's fields. Telephone numbers and addresses in it are links. */
export function Notice({ title, text, titleId, look = "plain", role, ref, children }: NoticeProps) {
  return (
    <div className={notices[look]} role={role} ref={ref} tabIndex={ref ? -1 : undefined}>
      <p className={strong} id={titleId}>
        {title}
      </p>
      <p>
        <ContactText>{text}</ContactText>
      </p>
      {children}
    </div>
  );
}
