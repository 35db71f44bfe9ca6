import type { ComponentProps, ReactNode } from "react";
import { Anchor } from "./anchor.tsx";
import { base, sizes, variants } from "./button.css.ts";

/** The variants and sizes of buttons. */
export interface ButtonLook {
  readonly variant?: keyof typeof variants | undefined;
  readonly size?: keyof typeof sizes | undefined;
}

/** The classes of a button, or of a link that looks like one */
export function buttonClass({ variant = "default", size = "default" }: ButtonLook): string {
  return `${base} ${variants[variant]} ${sizes[size]}`;
}

interface ButtonLinkProps extends ButtonLook {
  readonly href: string;
  readonly children: ReactNode;
}

export function ButtonLink({ href, variant, size, children }: ButtonLinkProps) {
  return (
    <Anchor href={href} className={buttonClass({ variant, size })}>
      {children}
    </Anchor>
  );
}

interface ButtonProps extends ButtonLook, Omit<ComponentProps<"button">, "className"> {}

declare module "react" {
  // HTML has it for fields only, but Firefox obeys: after a reload it doesn't put back whether a button was disabled.
  interface ButtonHTMLAttributes<T> {
    autoComplete?: "off" | undefined;
  }
}

/** A button, of type "button" by default. */
export function Button({ variant, size, type = "button", ...props }: ButtonProps) {
  const autoComplete = type === "submit" ? "off" : undefined;
  return <button {...props} type={type} autoComplete={autoComplete} className={buttonClass({ variant, size })} />;
}
