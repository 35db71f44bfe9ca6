import { useEffect, useRef } from "react";
import { buttonClass } from "../components/button.tsx";
import { Portrait } from "../components/portrait.tsx";
import { ContactText } from "../layout/contact-text.tsx";
import { softText } from "../theme/layout.css.ts";
import type { Form } from "./field.tsx";
import { answering, sent } from "./form-view.css.ts";

/** Replaces a form that was sent: next steps, and a document if there is one. */
export function Sent({ success: { text, person, download } }: Pick<Form, "success">) {
  return (
    <>
      <p className={sent}>
        <ContactText>{text}</ContactText>
      </p>
      {person && (
        <div className={answering}>
          <Portrait portrait={person.portrait} size="large" />
          <p>
            <strong>{person.name}</strong>
            <br />
            <span className={softText}>{person.role}</span>
          </p>
        </div>
      )}
      {download && <Download {...download} />}
    </>
  );
}

/** The download starts by itself; the link is for browsers that ask first, and for later. */
function Download({ label, href }: { readonly label: string; readonly href: string }) {
  const link = useRef<HTMLAnchorElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    link.current?.click();
  }, []);
  return (
    <p>
      <a className={buttonClass({ size: "lg" })} href={href} download ref={link}>
        {label}
      </a>
    </p>
  );
}
