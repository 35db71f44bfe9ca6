/**
 * The rendered body of an article or legal page, as data: plain elements and texts. In this form it travels to the
 * browser after a client-side navigation, so that nothing there has to be parsed as HTML (trusted types forbid it).
 */
export type Body = readonly BodyNode[];

/** A text, or an element with React's names for its properties. */
export type BodyNode = string | BodyElement;

/** An element of a body. */
export interface BodyElement {
  readonly tag: string;
  readonly props: Readonly<Record<string, string | number | boolean>>;
  readonly children: Body;
}
