import site from "virtual:site";
import type { ReactNode } from "react";
import type { PageData } from "../content/page-data.server.ts";
import { FormSection } from "../forms/form-section.tsx";
import { BelowFold } from "../layout/below-fold.tsx";
import { Address, MailLink, PhoneLink } from "../layout/contact-lines.tsx";
import { ContactText } from "../layout/contact-text.tsx";
import { frame, grids } from "../sections/grid.css.ts";
import { Hero } from "../sections/hero.tsx";
import { soft, visuallyHidden } from "../theme/layout.css.ts";
import { CityPlan } from "./city-plan.tsx";
import {
  detail,
  details,
  detailTitle,
  expectation,
  expectations as expectationsStyle,
  expectationTitle,
  mail,
  phone as phoneStyle,
  plain,
  planCaption,
  plan as planStyle,
} from "./contact.css.ts";

type ContactPage = PageData["contact"];

/** The contact page: numbers on the first screen, since that is what most look for here, then the message form. */
export function ContactTemplate({ page }: { readonly page: ContactPage }) {
  const { hero, labels, form, expectations } = page;
  return (
    <>
      <Hero hero={hero} backdrop={null} exhibit={<Plan plan={page.plan} />}>
        <Details labels={labels} />
      </Hero>
      <BelowFold>
        <FormSection form={form}>
          <Expectations items={expectations} />
        </FormSection>
      </BelowFold>
    </>
  );
}

function Details({ labels }: { readonly labels: ContactPage["labels"] }) {
  const { sales, support, hours } = site.contacts;
  return (
    <div className={frame}>
      <h2 className={visuallyHidden}>{labels.details}</h2>
      <ul className={`${grids.two} ${details}`}>
        {[sales, support].map(({ label, phone, email }) => (
          <Detail key={label} title={label}>
            <p>
              <PhoneLink className={phoneStyle} phone={phone} />
            </p>
            <p>
              <MailLink className={mail} email={email} />
            </p>
          </Detail>
        ))}
        <Detail title={labels.office}>
          <div className={plain}>
            <Address />
          </div>
        </Detail>
        <Detail title={labels.hours}>
          <p className={plain}>{hours}</p>
        </Detail>
      </ul>
    </div>
  );
}

/** Where the office is, as the city's founder drew it. */
function Plan({ plan: { alt, caption } }: Pick<ContactPage, "plan">) {
  return (
    <figure className={planStyle}>
      <CityPlan alt={alt} />
      <figcaption className={planCaption}>
        <strong>{site.contacts.office.street}</strong>
        <p className={soft}>{caption}</p>
      </figcaption>
    </figure>
  );
}

function Detail({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <li className={detail}>
      <h3 className={detailTitle}>{title}</h3>
      {children}
    </li>
  );
}

function Expectations({ items }: { readonly items: ContactPage["expectations"] }) {
  return (
    <ul className={expectationsStyle}>
      {items.map(({ title, text }) => (
        <li key={title} className={expectation}>
          <h3 className={expectationTitle}>{title}</h3>
          <p className={soft}>
            <ContactText>{text}</ContactText>
          </p>
        </li>
      ))}
    </ul>
  );
}
