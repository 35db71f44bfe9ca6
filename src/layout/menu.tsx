import site from "virtual:site";
import { useLocation } from "@tanstack/react-router";
import { Anchor } from "../components/anchor.tsx";
import { ButtonLink } from "../components/button.tsx";
import { Icon } from "../components/icon.tsx";
import { container, smallTitle, softText } from "../theme/layout.css.ts";
import { Address, MailLink, PhoneLink } from "./contact-lines.tsx";
import { menuButton, wordmark } from "./header.css.ts";
import * as styles from "./menu.css.ts";

/** The full-screen menu: a native modal dialog, opened by the header's button and run by the bootstrap. */
export function Menu() {
  const { menu: words } = site.navigation;
  return (
    <dialog className={styles.menu} id="page.menu" aria-label={words.open}>
      <div className={`${container} ${styles.bar}`}>
        <span className={wordmark}>
          <img src="/icon.svg" alt="" width="36" height="36" loading="lazy" />
          {site.brand.name}
        </span>
        <button className={menuButton} type="button" {...{ command: "close", commandfor: "page.menu" }}>
          <Icon name="cross" />
          {words.close}
        </button>
      </div>
      <div className={`${container} ${styles.panels}`}>
        <MainLinks />
        <div className={styles.side}>
          <Platforms />
          <Contact />
          <SessionOffer />
        </div>
      </div>
    </dialog>
  );
}

function MainLinks() {
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <nav aria-label={site.navigation.menu.open}>
      <ul>
        {site.navigation.menu.links.map(({ label, href }, index) => (
          <li className={styles.link} key={index}>
            <a className={styles.linkText} href={href} aria-current={pathname === href ? "page" : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Platforms() {
  return (
    <section className={styles.panel}>
      <h2 className={smallTitle}>{site.navigation.menu.platformsTitle}</h2>
      <ul className={styles.platforms}>
        {site.platforms.map(({ name, kind, href }, index) => (
          <li key={index}>
            <Anchor className={styles.panelLink} href={href}>
              {name}
              <Icon name="external" />
            </Anchor>
            <p className={softText}>{kind}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Contact() {
  const { sales, support } = site.contacts;
  return (
    <section className={styles.panel}>
      <h2 className={smallTitle}>{site.navigation.menu.contactTitle}</h2>
      <div className={styles.contacts}>
        {[sales, support].map((desk, index) => (
          <ul className={styles.desk} key={index}>
            <li className={softText}>{desk.label}</li>
            <li>
              <MailLink className={styles.panelLink} email={desk.email} />
            </li>
            <li>
              <PhoneLink className={styles.panelLink} phone={desk.phone} />
            </li>
          </ul>
        ))}
      </div>
      <Address />
    </section>
  );
}

function SessionOffer() {
  const { title, text, action } = site.navigation.menu.callToAction;
  return (
    <section className={styles.panel}>
      <h2 className={smallTitle}>{title}</h2>
      <p className={softText}>{text}</p>
      <p className={styles.offer}>
        <ButtonLink href={action.href}>{action.label}</ButtonLink>
      </p>
    </section>
  );
}
