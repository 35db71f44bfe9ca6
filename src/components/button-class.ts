import { base, sizes, variants } from "./button.css.ts";

/** The variants and sizes of buttons. */
export interface ButtonLook {
  readonly variant?: keyof typeof variants | undefined;
  readonly size?: keyof typeof sizes | undefined;
}

/** @returns the classes of a button, or of a link that looks like one */
export function buttonClass({ variant = "default", size = "default" }: ButtonLook): string {
  return `${base} ${variants[variant]} ${sizes[size]}`;
}
