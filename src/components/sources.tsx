import { Anchor } from "./anchor.tsx";
import { source as sourceStyle } from "./sources.css.ts";

interface Source {
  readonly label: string;
  readonly href?: string | undefined;
}

/** A publication that a claim rests on, with a link to it where there is one. */
export function SourceLine({ source: { label, href } }: { readonly source: Source }) {
  if (!href) return <span className={sourceStyle}>{label}</span>;
  return (
    <Anchor href={href} className={sourceStyle}>
      {label}
    </Anchor>
  );
}

/** The publications that a section's figures rest on. */
export function Sources({ sources }: { readonly sources: readonly Source[] }) {
  return (
    <ul>
      {sources.map((source, index) => (
        <li key={index}>
          <SourceLine source={source} />
        </li>
      ))}
    </ul>
  );
}
