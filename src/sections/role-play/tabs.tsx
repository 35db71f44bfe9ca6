import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import * as styles from "./tabs.css.ts";

interface TabsProps {
  readonly label: string;
  readonly items: readonly { readonly name: string; readonly detail: string; readonly panel: ReactNode }[];
}

/** Tabs. Hidden panels keep their state. A single panel has no tab. */
export function Tabs({ label, items }: TabsProps) {
  const [shown, setShown] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const [first] = items;
  if (items.length === 1 && first) return first.panel;
  const move = (event: KeyboardEvent) => {
    const to = target(event.key, shown, items.length);
    if (to === undefined) return;
    event.preventDefault();
    setShown(to);
    list.current?.querySelectorAll("button")[to]?.focus();
  };
  return (
    <>
      <div ref={list} className={styles.list} role="tablist" aria-label={label} onKeyDown={move}>
        {items.map(({ name, detail }, index) => (
          <button
            key={index}
            type="button"
            role="tab"
            id={`${id}.tab.${index}`}
            aria-controls={`${id}.panel.${index}`}
            aria-selected={index === shown}
            tabIndex={index === shown ? 0 : -1}
            className={styles.tab}
            onClick={() => setShown(index)}
          >
            <span className={styles.name}>{name}</span>
            <span className={styles.detail}>{detail}</span>
          </button>
        ))}
      </div>
      {items.map(({ panel }, index) => (
        <div
          key={index}
          role="tabpanel"
          id={`${id}.panel.${index}`}
          aria-labelledby={`${id}.tab.${index}`}
          hidden={index !== shown}
        >
          {panel}
        </div>
      ))}
    </>
  );
}

/** The tab that a key leads to */
function target(key: string, from: number, count: number): number | undefined {
  switch (key) {
    case "ArrowRight":
      return (from + 1) % count;
    case "ArrowLeft":
      return (from + count - 1) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}
