import site from "virtual:site";
import type { ReactNode } from "react";
import { MailLink, PhoneLink } from "./contact-lines.tsx";

/** Splitting with a group keeps the separators: the numbers and addresses. Spaces in numbers don't break. */
const desks = [site.contacts.sales, site.contacts.support];
const known = desks.flatMap(({ phone, email }) => [phone, email]).map((text) => text.replace(/[^\w\s]/g, "\\$&"));
const separator = new RegExp(`(${known.join("|").replaceAll(" ", "\\s")})`);

/** A text from content, with the company's telephone numbers and e-mail addresses as links. */
export function ContactText({ children }: { readonly children: string }): ReactNode {
  return children.split(separator).map((part, index) => {
    const desk = desks.find(({ phone, email }) => part.replace(/\s/g, " ") === phone || part === email);
    if (!desk) return part;
    return part === desk.email ? <MailLink key={index} email={part} /> : <PhoneLink key={index} phone={part} />;
  });
}
