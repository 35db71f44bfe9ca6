import site from "virtual:site";
import type { ReactNode } from "react";
import { frame, grids } from "../../components/grid.css.ts";
import { Address, Hours, MailLink, PhoneLink } from "../../layout/contact-lines.tsx";
import { fullWidthStack, smallTitle, visuallyHidden } from "../../theme/layout.css.ts";
import { details, mail, phone as phoneStyle, plain } from "./contact-details.css.ts";

interface ContactDetailsProps {
  readonly title: string;
  readonly words: { readonly office: string; readonly hours: string };
}

/** Numbers, addresses, the office and its hours. */
export function ContactDetails({ title, words }: ContactDetailsProps) {
  const { sales, support } = site.contacts;
  return (
    <div className={frame}>
      <h2 className={visuallyHidden}>{title}</h2>
      <ul className={`${grids.two} ${details}`}>
        {[sales, support].map(({ label, phone, email }, index) => (
          <Detail key={index} title={label}>
            <p>
              <PhoneLink className={phoneStyle} phone={phone} />
            </p>
            <p>
              <MailLink className={mail} email={email} />
            </p>
          </Detail>
        ))}
        <Detail title={words.office}>
          <div className={plain}>
            <Address />
          </div>
        </Detail>
        <Detail title={words.hours}>
          <p className={plain}>
            <Hours />
          </p>
        </Detail>
      </ul>
    </div>
  );
}

function Detail({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <li className={fullWidthStack.tight}>
      <h3 className={smallTitle}>{title}</h3>
      {children}
    </li>
  );
}
