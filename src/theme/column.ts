/**
 * What stands below one another, in a style: `gap` is the space between, `alignItems` where narrow items stand. A grid of one column
 * looks the same and takes browsers longer (decision 100).
 */
export const column = { display: "flex", flexDirection: "column" } as const;
