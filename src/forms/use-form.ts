import { type RefObject, useEffect, useState, useSyncExternalStore } from "react";
import { useIsHydrated } from "../components/use-is-hydrated.ts";
import type { FormController, FormState } from "./controller.client.ts";
import { documentShownAt, takeSubmit } from "./early-submit.ts";
import type { Form } from "./field.tsx";

const notYet: FormState = { phase: "editing", fieldErrors: [], notice: undefined, isOnline: true, turn: 0 };
const never = () => () => undefined;

export interface RunningForm {
  readonly state: FormState;
  /** Undefined until its code has loaded. */
  readonly controller: FormController | undefined;
  /** Whether its code failed to load. */
  readonly isBroken: boolean;
}

/**
 * Loads a form's controller, and follows its state. Until then the form can be filled in, but not sent.
 * @param form the definition
 * @param element the form's element
 * @param isConnected whether there is a backend
 */
export function useForm(form: Form, element: RefObject<HTMLFormElement | null>, isConnected: boolean): RunningForm {
  const [controller, setController] = useState<FormController>();
  const [isBroken, setBroken] = useState(false);
  const isHydrated = useIsHydrated();
  useEffect(() => {
    const shownAt = isHydrated ? documentShownAt : performance.now();
    const leaving = new AbortController();
    const run = async () => {
      const { FormController } = await import("./controller.client.ts");
      if (leaving.signal.aborted || !element.current) return;
      const made = new FormController(form, element.current, shownAt);
      leaving.signal.addEventListener("abort", () => made.leave());
      setController(made);
      if (takeSubmit(element.current)) void made.submit();
    };
    if (isConnected) run().catch(() => setBroken(true));
    return () => leaving.abort();
  }, [form, element, isConnected, isHydrated]);
  const state = useSyncExternalStore(
    controller?.subscribe ?? never,
    () => controller?.state ?? notYet,
    () => notYet,
  );
  return { state, controller, isBroken };
}
