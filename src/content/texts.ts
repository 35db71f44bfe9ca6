import type { Path } from "./problem.ts";

/** @returns every text in a value, however deep, with its path. */
export function texts(value: unknown, path: Path = []): { path: Path; text: string }[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    texts(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
