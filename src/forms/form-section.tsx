import type { ReactNode } from "react";
import { section } from "../sections/section.css.ts";
import { container, onGrounds } from "../theme/layout.css.ts";
import type { Form } from "./field.tsx";
import { FormView } from "./form-view.tsx";

interface FormSectionProps {
  readonly form: Form;
  /** What stands at the form's side. */
  readonly children?: ReactNode;
}

/** A part of a page that is there for its form. */
export function FormSection({ form, children }: FormSectionProps) {
  return (
    <section className={`${onGrounds.shade} ${section}`} data-screen-only="">
      <div className={container}>
        <FormView form={form} layout="sheet">
          {children}
        </FormView>
      </div>
    </section>
  );
}
