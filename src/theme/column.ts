/** What stands below one another, in a style: `gap` is the space between, `alignItems` where narrow items stand. */
export const column = { display: "flex", flexDirection: "column" } as const;
