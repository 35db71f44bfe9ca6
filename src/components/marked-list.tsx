import { iconList } from "../theme/layout.css.ts";
import { Icon } from "./icon.tsx";

interface MarkedListProps {
  readonly items: readonly string[];
  /** What is before each: a tick, or a stroke for what is left out. */
  readonly mark?: "check" | "minus";
  readonly className?: string;
}

/** Short texts with a mark before each. */
export function MarkedList({ items, mark = "check", className }: MarkedListProps) {
  return (
    <ul className={className ? `${iconList} ${className}` : iconList}>
      {items.map((item, index) => (
        <li key={index}>
          <Icon name={mark} />
          {item}
        </li>
      ))}
    </ul>
  );
}
