import type { Content } from "../entries/content.server.ts";

export function figuresNamed(content: Content, names: readonly string[]) {
  const { figures } = content.one("figures");
  return names.flatMap((name) => figures.find(({ id }) => id === name) ?? []);
}
