import { period } from "./amount.css.ts";

/** An amount such as "$1,440 a week": its period is smaller, and on the same line if it fits. */
export function Amount({ amount }: { readonly amount: string }) {
  const [number, ...rest] = amount.split(" ");
  return (
    <>
      {number} <span className={period}>{rest.join(" ")}</span>
    </>
  );
}
