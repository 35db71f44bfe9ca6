import type { ComponentProps, ComponentType, ReactNode } from "react";
import type { ProseComponentName, ProseComponentProps } from "../../schemas/prose-components.ts";
import { Anchor } from "../components/anchor.tsx";
import { ButtonLink } from "../components/button.tsx";
import { number } from "../theme/layout.css.ts";
import {
  callout,
  calloutTitle,
  callToAction,
  comparison,
  figure,
  quotation,
  stackedTable,
  statistic,
  steps,
  tableFrame,
} from "./prose.css.ts";

type Props<Name extends ProseComponentName> = ProseComponentProps<Name> & { readonly children?: ReactNode };

const proseOnly: { [Name in ProseComponentName]: ComponentType<Props<Name>> } = {
  Callout: ({ title, children }) => (
    <aside className={callout}>
      <p className={calloutTitle}>{title}</p>
      {children}
    </aside>
  ),
  Statistic: ({ value, label }) => (
    <p className={statistic}>
      <strong className={number}>{value}</strong> {label}
    </p>
  ),
  Comparison: ({ title, first, firstValue, second, secondValue }) => (
    <figure className={comparison}>
      <figcaption>{title}</figcaption>
      <dl>
        <div>
          <dt>{first}</dt>
          <dd className={number}>{firstValue}</dd>
        </div>
        <div>
          <dt>{second}</dt>
          <dd className={number}>{secondValue}</dd>
        </div>
      </dl>
    </figure>
  ),
  Steps: ({ children }) => <div className={steps}>{children}</div>,
  Quotation: ({ name, children }) => (
    <figure className={quotation}>
      <blockquote>{children}</blockquote>
      <figcaption>{name}</figcaption>
    </figure>
  ),
  Figure: ({ caption, children }) => (
    <figure className={figure}>
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  ),
  CallToAction: ({ href, label, children }) => (
    <aside className={callToAction}>
      {children}
      <ButtonLink href={href}>{label}</ButtonLink>
    </aside>
  ),
};

/** Which of them need stacking on a telephone is found when content is compiled (scripts/vite/narrow-tables.ts). */
function Table(props: ComponentProps<"table"> & { readonly "data-stacked"?: string }) {
  if (props["data-stacked"]) return <table {...props} className={stackedTable} />;
  return (
    <div className={tableFrame} tabIndex={0}>
      <table {...props} />
    </div>
  );
}

/** What stands for Markdown's own elements and for the components that content may use. */
export const components = {
  ...proseOnly,
  a: ({ href = "", children }: { readonly href?: string; readonly children?: ReactNode }) => (
    <Anchor href={href}>{children}</Anchor>
  ),
  table: Table,
};
