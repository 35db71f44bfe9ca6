import { unit as unitStyle } from "./amount.css.ts";

/** A number and its unit: "15.5" and "hrs a week", "$1,440" and "a week". */
const AMOUNT = /^(.*\d\S*)\s+(\D.*)$/;

/** The number of an amount is larger than its unit, to be comparable at a glance. The unit is on the same line if it fits. */
export function Amount({ amount }: { readonly amount: string }) {
  const [, number, unit] = AMOUNT.exec(amount) ?? [];
  if (!unit) return amount;
  return (
    <>
      {number} <span className={unitStyle}>{unit}</span>
    </>
  );
}
