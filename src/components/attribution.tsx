import { attribution, name as nameStyle } from "./attribution.css.ts";
import { Portrait } from "./portrait.tsx";

interface AttributionProps {
  readonly of: { readonly name: string; readonly business: string };
  /** The address of their picture. */
  readonly face: string | undefined;
}

/** Who is quoted. */
export function Attribution({ of: { name, business }, face }: AttributionProps) {
  return (
    <span className={attribution}>
      {face && <Portrait portrait={{ src: face }} />}
      <span>
        <strong className={nameStyle}>{name}</strong> {business}
      </span>
    </span>
  );
}
