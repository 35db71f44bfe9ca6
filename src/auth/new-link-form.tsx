import { type FormEvent, useRef, useState } from "react";
import { Button } from "../components/button.tsx";
import { addressIn, plain } from "../forms/pasted.ts";
import type { PageDataOf } from "../pages/page-data.server.ts";
import { softText, strongText, titleSize } from "../theme/layout.css.ts";
import { AuthField } from "./auth-field.tsx";
import { answer } from "./auth-form.css.ts";
import { AuthForm } from "./auth-form.tsx";
import { Problem } from "./problem.tsx";

type Words = PageDataOf<"auth-reset-password">["newLink"];

interface NewLinkFormProps {
  readonly words: Words;
  readonly email?: string | undefined;
  /** A link was sent: earlier messages are obsolete. */
  readonly onSent: () => void;
}

const TITLE_ID = "new-link.title";
const FIELD_ID = "new-link.email";
const PROBLEM_ID = "new-link.problem";

/** Requests a new link. The answer is the same for unknown addresses. */
export function NewLinkForm({ words, email, onSent }: NewLinkFormProps) {
  const { problem, isSent, isBusy, submit } = useLinkRequest(words);
  const input = useRef<HTMLInputElement>(null);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(addressIn(plain(input.current?.value ?? ""))).then((isAccepted) => {
      if (isAccepted) onSent();
      else input.current?.focus();
    });
  };
  return (
    <AuthForm titleId={TITLE_ID} isBusy={isBusy} onSubmit={onSubmit}>
      <h2 className={titleSize.heading3} id={TITLE_ID}>
        {words.title}
      </h2>
      <p className={softText}>{words.text}</p>
      <AuthField
        look="email"
        ref={input}
        id={FIELD_ID}
        label={words.email}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={email}
        problemId={problem && PROBLEM_ID}
      />
      <Problem message={problem} id={PROBLEM_ID} />
      <Answer words={words.sent} isSent={isSent} />
      <p>
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? words.busy : words.submit}
        </Button>
      </p>
    </AuthForm>
  );
}

function Answer({ words, isSent }: { readonly words: Words["sent"]; readonly isSent: boolean }) {
  return (
    <div className={answer} role="status">
      {isSent && <p className={strongText}>{words.title}</p>}
      {isSent && <p>{words.text}</p>}
    </div>
  );
}

/** Catches typos; only the service knows whether the address exists. */
const ADDRESS = /^[^\s@]+@[^\s@]+$/;

function useLinkRequest(words: Words) {
  const [problem, setProblem] = useState<string>();
  const [isSent, setSent] = useState(false);
  const [isBusy, setBusy] = useState(false);
  /** @returns whether the request was accepted */
  async function submit(email: string): Promise<boolean> {
    if (isBusy) return isSent;
    setSent(false);
    setProblem(undefined);
    setBusy(true);
    const found = ADDRESS.test(email) ? await request(email, words) : words.missing;
    setBusy(false);
    setProblem(found);
    setSent(!found);
    return !found;
  }
  return { problem, isSent, isBusy, submit };
}

/** @returns an error message; undefined on success. The script is loaded already. */
async function request(email: string, words: Words): Promise<string | undefined> {
  const { requestLink } = await import("./flows.client.ts");
  const outcome = await requestLink(email);
  if (outcome.status === "sent") return undefined;
  return outcome.status === "too-many" ? words.tooMany : (outcome.message ?? words.failed);
}
