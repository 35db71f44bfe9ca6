import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "../components/button.tsx";
import type { PageDataOf } from "../pages/page-data.server.ts";
import { softText } from "../theme/layout.css.ts";
import { AuthField } from "./auth-field.tsx";
import { address, reveal } from "./auth-form.css.ts";
import { AuthForm } from "./auth-form.tsx";
import { type Message, textOf } from "./failure.ts";
import type { UpdateFailure } from "./password.client.ts";
import { checkPasswords, type PasswordName, SHORTEST_PASSWORD } from "./password-check.ts";
import { Problem } from "./problem.tsx";

type Page = PageDataOf<"auth-reset-password">;

/** The form's alert; `field` if it can be fixed there. */
type FormProblem = Message & {
  readonly isUnclear?: boolean;
  readonly field?: PasswordName;
};

interface PasswordFormProps {
  readonly words: Page["form"];
  readonly messages: Page["messages"];
  readonly titleId: string;
  /** The account's address. */
  readonly email: string;
  readonly onUpdated: () => void;
  /** Something else is needed first. */
  readonly onRefused: (failure: UpdateFailure) => void;
}

const PROBLEM_ID = "password.problem";

/** Works with password managers and pasting. */
const PASSWORD = {
  look: "text",
  autoComplete: "new-password",
  autoCapitalize: "off",
  autoCorrect: "off",
  spellCheck: false,
  minLength: SHORTEST_PASSWORD,
} as const;

/** The form for a new password. */
export function PasswordForm({ words, messages, titleId, email, onUpdated, onRefused }: PasswordFormProps) {
  const [isShown, setShown] = useState(false);
  const { problem, isBusy, submit } = usePasswordUpdate({ onUpdated, onRefused });
  const alert = useFocusOnProblem(problem);
  const fieldOf = (name: PasswordName) => ({
    ...PASSWORD,
    id: `password.${name}`,
    name,
    type: isShown ? "text" : "password",
    problemId: problem?.field === name ? PROBLEM_ID : undefined,
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Browsers only offer to save a password from a masked field.
    setShown(false);
    void submit(new FormData(event.currentTarget));
  };
  return (
    <AuthForm titleId={titleId} isBusy={isBusy} onSubmit={onSubmit}>
      <Account label={words.account} email={email} />
      <Problem message={problem && textOf(problem, messages)} id={PROBLEM_ID} ref={alert}>
        {problem?.isUnclear && <p>{words.unclear}</p>}
      </Problem>
      <AuthField {...fieldOf("new-password")} label={words.newPassword} hint={words.hint} />
      <AuthField {...fieldOf("confirm-password")} label={words.confirmPassword} />
      <div className={reveal}>
        <Button variant="link" size="sm" onClick={() => setShown(!isShown)}>
          {isShown ? words.hide : words.show}
        </Button>
      </div>
      <p>
        <Button type="submit" size="lg" aria-disabled={isBusy}>
          {isBusy ? words.busy : words.submit}
        </Button>
      </p>
    </AuthForm>
  );
}

/** Shows the account, also to password managers by a hidden field. */
function Account({ label, email }: { readonly label: string; readonly email: string }) {
  return (
    <div>
      <p className={softText} role="status">
        {label} <span className={address}>{email}</span>
      </p>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
    </div>
  );
}

function usePasswordUpdate({ onUpdated, onRefused }: Pick<PasswordFormProps, "onUpdated" | "onRefused">) {
  const [problem, setProblem] = useState<FormProblem>();
  const [isBusy, setBusy] = useState(false);
  async function submit(data: FormData): Promise<void> {
    if (isBusy) return;
    const password = String(data.get("new-password") ?? "");
    const mistake = checkPasswords(password, String(data.get("confirm-password") ?? ""));
    setProblem(mistake);
    if (mistake) return;
    setBusy(true);
    const { updatePassword } = await import("./flows.client.ts");
    const failure = await updatePassword(password);
    setBusy(false);
    setProblem(failure);
    if (!failure) onUpdated();
    if (failure?.next) onRefused(failure);
  }
  return { problem, isBusy, submit };
}

/** Moves the focus to the invalid field, or to the message. */
function useFocusOnProblem(problem: FormProblem | undefined) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!problem) return;
    const field = problem.field && document.querySelector<HTMLElement>(`[name=${problem.field}]`);
    (field ?? alert.current)?.focus();
  }, [problem]);
  return alert;
}
