import type { Ref } from "react";
import { ContactText } from "../layout/contact-text.tsx";
import { strongText } from "../theme/layout.css.ts";
import { notices } from "./form-view.css.ts";

interface NoticeProps {
  readonly title: string;
  readonly text: string;
  readonly titleId?: string;
  readonly look?: keyof typeof notices;
  /** Focused when the notice appears. */
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

export function Notice({ title, text, titleId, look = "plain", ref }: NoticeProps) {
  return (
    <div className={notices[look]} ref={ref} tabIndex={ref ? -1 : undefined}>
      <p className={strongText} id={titleId}>
        {title}
      </p>
      <p>
        <ContactText>{text}</ContactText>
      </p>
    </div>
  );
}
