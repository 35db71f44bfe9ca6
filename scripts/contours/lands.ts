import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Size } from "./svg.ts";

/** How many lands there are. */
export const LANDS = 16;

/** A land is somewhat larger than a picture, so that each picture shows a part of its own. */
export const LAND: Size = { width: 1320, height: 743 };

const landSchema = z.object({
  bands: z.array(z.object({ height: z.number(), index: z.boolean(), path: z.string() })),
  summits: z.array(z.object({ x: z.number(), y: z.number() })),
});

/** A land as it is drawn: its bands from the lowest up, and its summits, the highest first, in pixels. */
export type DrawnLand = z.infer<typeof landSchema>;

const known = new Map<number, DrawnLand>();

/** @returns a land; they are counted from 0. */
export function drawnLand(number: number): DrawnLand {
  const land = known.get(number) ?? landSchema.parse(JSON.parse(readFileSync(landFile(number), "utf8")));
  known.set(number, land);
  return land;
}

/** @returns where a land is kept. */
export function landFile(number: number): string {
  return join(import.meta.dirname, "lands", `${number}.json`);
}
