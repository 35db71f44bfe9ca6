import type { ComponentProps, ReactNode } from "react";
import { Anchor } from "./anchor.tsx";
import { type ButtonLook, buttonClass } from "./button-class.ts";

interface ButtonLinkProps extends ButtonLook {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link that looks like a button. */
export function ButtonLink({ href, variant, size, children }: ButtonLinkProps) {
  return (
    <Anchor href={href} className={buttonClass({ variant, size })}>
      {children}
    </Anchor>
  );
}

/** A button. Its type is "button" unless another is given. */
export function Button({ variant, size, ...props }: ButtonLook & Omit<ComponentProps<"button">, "className">) {
  return <button type="button" {...props} className={buttonClass({ variant, size })} />;
}
