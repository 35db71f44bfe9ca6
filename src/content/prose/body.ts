/**
 * The rendered body of an article or legal page, as data: plain elements and texts. Client-side navigation loads it
 * in this form, since trusted types forbid parsing HTML.
 */
export type Body = readonly BodyNode[];

/** A text, or an element with React's property names. */
export type BodyNode = string | BodyElement;

export interface BodyElement {
  readonly tag: string;
  readonly props: Readonly<Record<string, string | number | boolean>>;
  readonly children: Body;
}
