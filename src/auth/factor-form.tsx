import { type FormEvent, useRef, useState } from "react";
import { Button } from "../components/button.tsx";
import { plain } from "../forms/pasted.ts";
import { ContactText } from "../layout/contact-text.tsx";
import type { PageDataOf } from "../pages/page-data.server.ts";
import { softText, titleSize } from "../theme/layout.css.ts";
import { AuthField } from "./auth-field.tsx";
import { AuthForm } from "./auth-form.tsx";
import type { Refusal } from "./failure.ts";
import { Problem } from "./problem.tsx";
import type { FactorFailure } from "./second-factor.client.ts";
import { useFocusOnce } from "./use-focus-once.ts";

type Words = PageDataOf<"auth-reset-password">["secondFactor"];

interface FactorFormProps {
  readonly words: Words;
  /** Shown if the service doesn't answer. */
  readonly unreachable: string;
  readonly onProved: () => void;
  readonly onRefused: (refusal: Refusal) => void;
}

const TITLE_ID = "factor.title";
const FIELD_ID = "factor.code";
const PROBLEM_ID = "factor.problem";
const DIGITS = 6;

/** Asks for the code of an authenticator app. */
export function FactorForm({ words, unreachable, onProved, onRefused }: FactorFormProps) {
  const input = useRef<HTMLInputElement>(null);
  useFocusOnce(input);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async () => {
    const code = plain(input.current?.value ?? "").replace(/[\s\p{Pd}]/gu, "");
    setProblem(undefined);
    setBusy(true);
    const failure = isCode(code) ? await prove(code) : "missing";
    setBusy(false);
    if (!failure) return onProved();
    if (typeof failure === "object" && failure.status === "refused") return onRefused(failure);
    setProblem(sayOf(failure, words, unreachable));
    input.current?.select();
    return undefined;
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) void submit();
  };
  return (
    <AuthForm titleId={TITLE_ID} isBusy={isBusy} onSubmit={onSubmit}>
      <h2 className={titleSize.heading3} id={TITLE_ID}>
        {words.title}
      </h2>
      <AuthField
        look="tel"
        ref={input}
        id={FIELD_ID}
        label={words.code}
        hint={words.hint}
        name="one-time-code"
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        problemId={problem && PROBLEM_ID}
      />
      <Problem message={problem} id={PROBLEM_ID} />
      <p>
        <Button type="submit" size="lg" aria-disabled={isBusy}>
          {isBusy ? words.busy : words.submit}
        </Button>
      </p>
      <p className={softText}>
        <ContactText>{words.lost}</ContactText>
      </p>
    </AuthForm>
  );
}

const isCode = (code: string) => code.length === DIGITS && /^\d+$/.test(code);

/** The script is loaded already: the page needed it to find out about the code. */
async function prove(code: string): Promise<FactorFailure | undefined> {
  const { verifyFactor } = await import("./flows.client.ts");
  return verifyFactor(code);
}

function sayOf(failure: "missing" | FactorFailure, words: Words, unreachable: string): string {
  if (failure === "missing") return words.missing;
  return failure.status === "wrong" ? failure.message || words.wrong : unreachable;
}
