import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Size } from "./svg.ts";

/** How many lands there are. */
export const LANDS = 16;

/** A land is somewhat larger than a picture, so that each picture shows a part of its own. */
export const LAND: Size = { width: 1320, height: 743 };

const bands = z.array(z.object({ height: z.number(), index: z.boolean(), path: z.string() }));
const summit = z.object({ x: z.number(), y: z.number() });

const landSchema = z.object({ bands, summits: z.array(summit) });

/** A land as it is drawn: its bands from the lowest up, and its summits, the highest first, in pixels. */
export type DrawnLand = z.infer<typeof landSchema>;

/** @returns a land; they are counted from 0. */
export const drawnLand = kept(landSchema, landFile);

/** @returns what reads a land's file, once */
function kept<Land>(schema: z.ZodType<Land>, fileOf: (number: number) => string): (number: number) => Land {
  const known = new Map<number, Land>();
  return (number) => {
    const land = known.get(number) ?? schema.parse(JSON.parse(readFileSync(fileOf(number), "utf8")));
    known.set(number, land);
    return land;
  };
}

/** @returns where a land is kept. */
export function landFile(number: number): string {
  return join(import.meta.dirname, "lands", `${number}.json`);
}
