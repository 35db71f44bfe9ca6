import { wrappingRow } from "../theme/layout.css.ts";
import { actions as actionsStyle } from "./actions.css.ts";
import { ButtonLink, type ButtonLook } from "./button.tsx";

export interface Action {
  readonly label: string;
  readonly href: string;
  readonly variant?: ButtonLook["variant"];
}

export function Actions({
  actions,
  size = "default",
}: {
  readonly actions: readonly Action[];
  readonly size?: "default" | "lg";
}) {
  return (
    <div className={`${wrappingRow} ${actionsStyle}`} data-screen-only="">
      {actions.map(({ label, href, variant }, index) => (
        <ButtonLink key={index} href={href} variant={variant} size={size}>
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}
