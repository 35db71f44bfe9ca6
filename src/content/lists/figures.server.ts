import type { Content } from "../entries/content.server.ts";

/** @returns the marketing figures of these names, in this order. */
export function figuresNamed(content: Content, names: readonly string[]) {
  const { figures } = content.one("figures");
  return names.flatMap((name) => figures.find(({ id }) => id === name) ?? []);
}
