import site from "virtual:site";
import { noWrap } from "../theme/layout.css.ts";

export function PhoneLink({ phone, className }: { readonly phone: string; readonly className?: string }) {
  return (
    <a className={className} href={`tel:${phone.replace(/[^\d+]/g, "")}`}>
      {phone}
    </a>
  );
}

export function MailLink({ email, className }: { readonly email: string; readonly className?: string }) {
  return (
    <a className={className} href={`mailto:${email}`}>
      {email}
    </a>
  );
}

/** Opening hours, if they are among the words: the times of a day stay on one line. */
export function Hours({ text = site.contacts.hours }: { readonly text?: string }) {
  const parts = text.split(/([\d:]+[ap]m-[\d:]+[ap]m)/);
  return parts.map((part, at) =>
    at % 2 === 1 ? (
      <span key={at} className={noWrap}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

export function Address() {
  const { street, locality, region, postcode, country } = site.contacts.office;
  return (
    <address>
      {street}
      <br />
      {locality} {region} {postcode}, {country}
    </address>
  );
}
