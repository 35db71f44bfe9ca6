import type { ComponentProps, ComponentType, ReactNode } from "react";
import type { ProseComponentName, ProseComponentProps } from "../../schemas/prose-components.ts";
import { Anchor } from "../components/anchor.tsx";
import { ButtonLink } from "../components/button.tsx";
import { PictureFiles } from "../components/picture.tsx";
import type { PlacedPicture } from "../content/entries/content-pictures.ts";
import { largeNumber, strongText } from "../theme/layout.css.ts";
import * as styles from "./prose.css.ts";

type Props<Name extends ProseComponentName> = ProseComponentProps<Name> & { readonly children?: ReactNode };

/** A picture in a text. Without its files, as in an example, it shows nothing. */
export function Picture({ caption, ...picture }: Props<"Picture"> & Partial<PlacedPicture>) {
  // As wide as the text, or nearly as wide as the window.
  const sizes = `min(42rem, 92vw, ${picture.width}px)`;
  return (
    <figure className={styles.picture}>
      <PictureFiles {...picture} sizes={sizes} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

const COMPARABLE = /^(\d+(?:\.\d+)?)\s*(\D*)$/;

/**
 * @param total what both are part of, if they are
 * @returns what a value is of the total, or of all for percentages, or of the larger of two of the same unit; undefined for other values
 */
export function shareOf(value: string, other: string, total?: string): number | undefined {
  const [one, two] = [value, other].map((each) => COMPARABLE.exec(each));
  if (!one || !two || one[2] !== two[2]) return undefined;
  const whole = one[2] === "%" ? 100 : Number(total ?? Math.max(Number(one[1]), Number(two[1])));
  return whole > 0 ? Math.round((100 * Number(one[1])) / whole) : undefined;
}

function ShareBar({ share }: { readonly share: number | undefined }) {
  if (share === undefined) return null;
  return (
    <dd className={styles.bar} aria-hidden="true">
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0 0h${share}v1H0Z`} fill="currentColor" />
      </svg>
    </dd>
  );
}

const proseOnly: { [Name in ProseComponentName]: ComponentType<Props<Name>> } = {
  Callout: ({ title, children }) => (
    <aside className={styles.callout}>
      <p className={strongText}>{title}</p>
      {children}
    </aside>
  ),
  Statistic: ({ value, label }) => (
    <p className={styles.statistic}>
      <strong className={largeNumber}>{value}</strong> {label}
    </p>
  ),
  Comparison: ({ title, first, firstValue, second, secondValue, of }) => (
    <figure className={styles.comparison}>
      <figcaption>{title}</figcaption>
      <dl>
        <div>
          <dt>{first}</dt>
          <dd className={largeNumber}>{firstValue}</dd>
          <ShareBar share={shareOf(firstValue, secondValue, of)} />
        </div>
        <div>
          <dt>{second}</dt>
          <dd className={largeNumber}>{secondValue}</dd>
          <ShareBar share={shareOf(secondValue, firstValue, of)} />
        </div>
      </dl>
    </figure>
  ),
  Steps: ({ children }) => <div className={styles.steps}>{children}</div>,
  Quotation: ({ name, children }) => (
    <figure className={styles.quotation}>
      <blockquote>{children}</blockquote>
      <figcaption>{name}</figcaption>
    </figure>
  ),
  Figure: ({ caption, children }) => (
    <figure className={styles.figure}>
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  ),
  Picture,
  CallToAction: ({ href, label, children }) => (
    <aside className={styles.callToAction}>
      {children}
      <ButtonLink href={href}>{label}</ButtonLink>
    </aside>
  ),
};

interface TableProps extends ComponentProps<"table"> {
  readonly "data-stacked"?: keyof typeof styles.stackedTables;
  readonly "data-columns"?: string;
}

/** Which tables are stacked on phones is decided when content is compiled (narrow-tables.ts). */
function Table({ "data-columns": columns, "data-stacked": stacked, ...props }: TableProps) {
  if (stacked) return <table {...props} className={styles.stackedTables[stacked]} />;
  return (
    <section className={styles.tableFrame} aria-label={columns} tabIndex={0}>
      <table {...props} />
    </section>
  );
}

/** Renders Markdown's elements and the components for content. */
export const components = {
  ...proseOnly,
  a: ({ href = "", children }: { readonly href?: string; readonly children?: ReactNode }) => (
    <Anchor href={href}>{children}</Anchor>
  ),
  table: Table,
};
