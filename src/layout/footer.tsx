import site from "virtual:site";
import { Anchor } from "../components/anchor.tsx";
import { Icon } from "../components/icon.tsx";
import { backgrounds, container, stack, visuallyHidden, wrappingRow } from "../theme/layout.css.ts";
import { Address, Hours, MailLink, PhoneLink } from "./contact-lines.tsx";
import * as styles from "./footer.css.ts";
import { wordmark } from "./header.css.ts";
import { Logo } from "./logo.tsx";

/** The footer: links, contacts, platforms. */
export function Footer() {
  return (
    <footer className={`${backgrounds.dark} ${styles.footer}`}>
      <div className={container}>
        <div className={styles.top} data-screen-only="">
          <Blurb />
          <LinkColumns />
        </div>
        <ContactBlock />
        <BottomLine />
      </div>
    </footer>
  );
}

const socialIcons = { LinkedIn: "linkedin", Facebook: "facebook", Instagram: "instagram", YouTube: "youtube" } as const;

function Blurb() {
  return (
    <div className={stack.base}>
      <a className={wordmark} href="/">
        <Logo />
        {site.brand.name}
      </a>
      <p className={styles.blurb}>{site.navigation.footer.blurb}</p>
      <ul className={styles.social}>
        {site.contacts.social.map(({ network, href }, index) => (
          <li key={index}>
            <Anchor className={styles.socialLink} href={href}>
              <Icon name={socialIcons[network]} />
              <span className={visuallyHidden}>{network}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** On phones each list is folded below its name. */
function LinkColumns() {
  return (
    <nav className={styles.linkColumns} aria-label={site.navigation.footer.label}>
      {site.navigation.footer.columns.map(({ title, links }, index) => (
        <div key={index}>
          <h2 className={styles.listTitle}>{title}</h2>
          <details className={styles.list}>
            <summary className={styles.listSummary}>
              {title}
              <span className={styles.sign}>
                <Icon name="arrow" />
              </span>
            </summary>
            <ul className={styles.links}>
              {links.map(({ label, href }, index) => (
                <li key={index}>
                  <Anchor className={styles.footerLink} href={href}>
                    {label}
                  </Anchor>
                </li>
              ))}
            </ul>
          </details>
        </div>
      ))}
    </nav>
  );
}

function ContactBlock() {
  const { sales, support } = site.contacts;
  return (
    <div className={styles.contactBlock}>
      {[sales, support].map((desk, index) => (
        <div key={index} className={styles.contact}>
          <h2 className={styles.contactTitle}>{desk.label}</h2>
          <ul className={styles.contactLines}>
            <li>
              <PhoneLink className={styles.footerLink} phone={desk.phone} />
            </li>
            <li>
              <MailLink className={styles.footerLink} email={desk.email} />
            </li>
          </ul>
        </div>
      ))}
      <div className={styles.contact}>
        <h2 className={styles.contactTitle}>{site.navigation.footer.officeTitle}</h2>
        <div className={styles.office}>
          <Address />
          <p>
            <Hours />
          </p>
        </div>
      </div>
    </div>
  );
}

/** The bootstrap replaces the build's year with the current one. */
function BottomLine() {
  const { copyright, legal } = site.navigation.footer;
  return (
    <div className={styles.bottom}>
      <p>
        ©{" "}
        <span data-current-year="" suppressHydrationWarning>
          {site.year}
        </span>{" "}
        {copyright}
      </p>
      <ul className={wrappingRow} data-screen-only="">
        {legal.map(({ label, href }, index) => (
          <li key={index}>
            <a className={styles.footerLink} href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
