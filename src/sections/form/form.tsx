import { anchorId } from "../../addresses/anchor-id.ts";
import { FormView } from "../../forms/form-view.tsx";
import { ContactText } from "../../layout/contact-text.tsx";
import { backgrounds, container, fullWidthStack, softText, titleSize } from "../../theme/layout.css.ts";
import { section as sectionStyle } from "../section.css.ts";
import type { SectionProps } from "../section-props.ts";
import type { formData } from "./data.server.ts";
import { asidePart, sheet } from "./form.css.ts";

type Shown = SectionProps<"form", typeof formData>["section"];

export function FormSection({ section, placement }: SectionProps<"form", typeof formData>) {
  const { form } = section;
  if (placement.isBesideForm) {
    return (
      <div className={sheet} data-screen-only="">
        <FormView form={form}>{hasAside(section) && <Aside section={section} />}</FormView>
      </div>
    );
  }
  return (
    <section className={`${backgrounds[placement.background]} ${sectionStyle}`} data-screen-only="">
      <div className={container}>
        <FormView form={form} layout="split">
          {hasAside(section) && <Aside section={section} />}
        </FormView>
      </div>
    </section>
  );
}

function hasAside({ points, note }: Shown): boolean {
  return points.length > 0 || note !== undefined;
}

function Aside({ section: { points, note } }: { readonly section: Shown }) {
  return (
    <>
      {points.length > 0 && (
        <ul className={fullWidthStack.large}>
          {points.map(({ title, text }, index) => (
            <li key={index} className={asidePart}>
              <h3 className={titleSize.heading4} id={anchorId(title)}>
                {title}
              </h3>
              <p className={softText}>
                <ContactText>{text}</ContactText>
              </p>
            </li>
          ))}
        </ul>
      )}
      {note && (
        <section className={asidePart}>
          <h2 className={titleSize.heading3} id={anchorId(note.title)}>
            {note.title}
          </h2>
          <p className={softText}>{note.text}</p>
        </section>
      )}
    </>
  );
}
