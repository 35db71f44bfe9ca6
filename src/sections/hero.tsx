import type { ReactNode } from "react";
import type { ButtonLook } from "../components/button.css.ts";
import { ButtonLink } from "../components/button.tsx";
import { Background } from "../layout/background.tsx";
import { container, eyebrow, lead, onGrounds, row, stack } from "../theme/layout.css.ts";
import { actions as actionsStyle, display, hero, text } from "./hero.css.ts";

/** A link that looks like a button, as content gives it. */
export interface Action {
  readonly label: string;
  readonly href: string;
  readonly variant?: ButtonLook["variant"];
}

interface HeroProps {
  readonly hero: {
    readonly eyebrow?: string | undefined;
    readonly title: string;
    readonly lead: string;
    readonly actions: readonly Action[];
  };
  /** "display" on the home page alone. */
  readonly size?: "page" | "display";
  readonly children?: ReactNode;
}

/** The top of a page, with its only heading of the first level. */
export function Hero({ hero: content, size = "page", children }: HeroProps) {
  return (
    <section className={`${onGrounds.night} ${hero}`}>
      <Background variant="hero" />
      <div className={container}>
        <div className={`${stack.wide} ${text}`}>
          {content.eyebrow && <p className={eyebrow}>{content.eyebrow}</p>}
          <h1 className={size === "display" ? display : undefined}>{content.title}</h1>
          <p className={lead}>{content.lead}</p>
          {content.actions.length > 0 && <Actions actions={content.actions} size="lg" />}
          {children}
        </div>
      </div>
    </section>
  );
}

/** Buttons in a row. */
export function Actions({
  actions,
  size = "default",
}: {
  readonly actions: readonly Action[];
  readonly size?: "default" | "lg";
}) {
  return (
    <div className={`${row} ${actionsStyle}`}>
      {actions.map(({ label, href, variant }) => (
        <ButtonLink key={href} href={href} variant={variant} size={size}>
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}
