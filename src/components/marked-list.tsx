import { iconList } from "../theme/layout.css.ts";
import { Icon } from "./icon.tsx";

interface MarkedListProps {
  readonly items: readonly string[];
  /** The icon before each item: a tick, or a dash for what is left out. */
  readonly mark?: "check" | "minus";
  readonly className?: string;
}

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
