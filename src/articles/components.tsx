import type { ComponentProps, ComponentType, ReactNode } from "react";
import type { ProseComponentName, ProseComponentProps } from "../../schemas/prose-components.ts";
import { Anchor } from "../components/anchor.tsx";
import { ButtonLink } from "../components/button.tsx";
import type { PlacedPicture } from "../content/entries/content-pictures.ts";
import { largeNumber, strongText } from "../theme/layout.css.ts";
import * as styles from "./prose.css.ts";

type Props<Name extends ProseComponentName> = ProseComponentProps<Name> & { readonly children?: ReactNode };

/** A picture in a text. Without its files, as in an example, it shows nothing. */
export function Picture({ alt, caption, src, avif, webp, width, height }: Props<"Picture"> & Partial<PlacedPicture>) {
  // As wide as the text, or nearly as wide as the window.
  const sizes = `min(42rem, 92vw, ${width}px)`;
  return (
    <figure className={styles.picture}>
      <picture>
        <source type="image/avif" srcSet={avif} sizes={sizes} />
        <img
          src={src}
          srcSet={webp}
          sizes={sizes}
          width={width}
          height={height}
          alt={alt}
          loading="lazy"
          decoding="async"
        />
      </picture>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
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
  Comparison: ({ title, first, firstValue, second, secondValue }) => (
    <figure className={styles.comparison}>
      <figcaption>{title}</figcaption>
      <dl>
        <div>
          <dt>{first}</dt>
          <dd className={largeNumber}>{firstValue}</dd>
        </div>
        <div>
          <dt>{second}</dt>
          <dd className={largeNumber}>{secondValue}</dd>
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

/** Which tables are stacked on phones is decided when content is compiled (narrow-tables.ts). */
function Table(props: ComponentProps<"table"> & { readonly "data-stacked"?: string }) {
  if (props["data-stacked"]) return <table {...props} className={styles.stackedTable} />;
  return (
    <div className={styles.tableFrame} tabIndex={0}>
      <table {...props} />
    </div>
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
