import site from "virtual:site";

/** A telephone number that can be called. */
export function PhoneLink({ phone, className }: { readonly phone: string; readonly className?: string }) {
  return (
    <a className={className} href={`tel:${phone.replace(/[^\d+]/g, "")}`}>
      {phone}
    </a>
  );
}

/** An e-mail address that can be written to. */
export function MailLink({ email, className }: { readonly email: string; readonly className?: string }) {
  return (
    <a className={className} href={`mailto:${email}`}>
      {email}
    </a>
  );
}

/** The office's address. */
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
