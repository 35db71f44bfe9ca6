/** What is below one another, in a style: `gap` is the space between, `alignItems` where narrow items go. */
export const column = { display: "flex", flexDirection: "column" } as const;

/** What is side by side: `columns(7, 5)` gives the first seven parts of twelve, whatever is in it. */
export const columns = (...parts: readonly [number, number]) =>
  ({ display: "grid", gridTemplateColumns: parts.map((part) => `minmax(0, ${part}fr)`).join(" ") }) as const;

/** The same, all as wide as each other. */
export const equalColumns = (count: number) =>
  ({ display: "grid", gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` }) as const;
