import site from "virtual:site";
import { ButtonLink } from "../components/button.tsx";
import { container, touchTarget } from "../theme/layout.css.ts";
import { PhoneLink } from "./contact-lines.tsx";
import { bar, bars, header, menuButton, reach, skipLink, wordmark } from "./header.css.ts";
import { Logo } from "./logo.tsx";

export function SkipLink() {
  return (
    <a className={skipLink} href="#page.main">
      {site.navigation.skipLink}
    </a>
  );
}

/**
 * The fixed header. Its two states and the menu button are run by the bootstrap (src/client/), before
 * React loads; where browsers support invoker commands the button needs no script.
 */
export function Header() {
  const { action } = site.navigation.menu.callToAction;
  return (
    <header className={header}>
      <div className={`${container} ${bar}`}>
        <a className={wordmark} href="/">
          <Logo />
          {site.brand.name}
        </a>
        <div className={reach}>
          <PhoneLink className={touchTarget} phone={site.contacts.sales.phone} />
          <ButtonLink href={action.href} variant="outline">
            {action.label}
          </ButtonLink>
        </div>
        <button
          className={menuButton}
          type="button"
          aria-haspopup="dialog"
          {...{ command: "show-modal", commandfor: "page.menu" }}
        >
          <span className={bars} aria-hidden="true">
            <span />
            <span />
          </span>
          {site.navigation.menu.open}
        </button>
      </div>
    </header>
  );
}
