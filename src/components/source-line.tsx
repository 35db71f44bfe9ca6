import { Anchor } from "./anchor.tsx";
import { source as sourceStyle } from "./source-line.css.ts";

interface SourceLineProps {
  readonly source: { readonly label: string; readonly href?: string | undefined };
}

/** A publication that a claim rests on, with a link to it where there is one. */
export function SourceLine({ source: { label, href } }: SourceLineProps) {
  if (!href) return <span className={sourceStyle}>{label}</span>;
  return (
    <Anchor href={href} className={sourceStyle}>
      {label}
    </Anchor>
  );
}
