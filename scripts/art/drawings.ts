import type { DrawingName } from "../../schemas/drawings.ts";

/**
 * A part of a drawing: a shape in SVG's path data that is filled, or a line where it has a width. Parts are drawn in their
 * order, in the picture's main colour, in its accent, in a tone between main colour and ground, or cut out of what is below them.
 */
export interface Part {
  readonly path: string;
  readonly line?: number;
  readonly tone: "main" | "accent" | "soft" | "cut";
}

const main = (path: string, line?: number): Part => part("main", path, line);
const accent = (path: string, line?: number): Part => part("accent", path, line);
const soft = (path: string, line?: number): Part => part("soft", path, line);
const cut = (path: string, line?: number): Part => part("cut", path, line);

function part(tone: Part["tone"], path: string, line?: number): Part {
  return line === undefined ? { tone, path } : { tone, path, line };
}

function box(left: number, top: number, width: number, height: number): string {
  return `M${left} ${top}h${width}v${height}h${-width}z`;
}

function disc(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}

/** A pan of a balance on its two strings, from the point that it hangs on. */
function pan(x: number, y: number): Part[] {
  return [main(`M${x - 34} ${y + 84}L${x} ${y}l34 84`, 6), accent(`M${x - 44} ${y + 82}h88a44 36 0 0 1-88 0z`)];
}

/** What each industry is known by, drawn in a picture of 400 by 300 around its middle. */
export const drawings: Record<DrawingName, readonly Part[]> = {
  summit: [
    main("M74 226L158 104q8-11 16 0l30 42 18-22q7-9 14 0l90 102z"),
    cut("M134 166l18-12 14 16 18-16 16 14", 6),
    accent("M166 92V56", 7),
    accent("M166 50h34l-10 11 10 11h-34z"),
  ],
  stethoscope: [
    main("M150 48h-12q-14 0-14 15v42a54 54 0 0 0 108 0v-42q0-15-14-15h-12", 14),
    main("M178 158v38a42 42 0 0 0 84 0v-34", 14),
    main(disc(262, 136, 30)),
    accent(disc(262, 136, 16)),
  ],
  mortarboard: [
    soft("M132 140v56c0 18 30 34 68 34s68-16 68-34v-56z"),
    cut("M200 178L84 126 200 74 316 126z", 12),
    main("M200 178L84 126 200 74 316 126z"),
    accent("M200 126l92 20v44", 7),
    accent("M292 182l12 40h-24z"),
  ],
  trolley: [
    main("M86 78h32l38 124h116", 14),
    main("M130 96h182l-28 78H154z"),
    cut("M178 96l10 78M221 96v78M264 96l-10 78M140 135h160", 5),
    accent(disc(172, 228, 18)),
    accent(disc(254, 228, 18)),
  ],
  house: [
    main(box(256, 74, 26, 60)),
    main("M124 146L200 82l76 64v88H124z"),
    cut("M92 160L200 66 308 160", 34),
    main("M92 160L200 66 308 160", 18),
    accent(box(180, 174, 40, 60)),
  ],
  scales: [
    main("M200 62v164", 13),
    main("M146 232h108", 16),
    main("M106 88H294", 12),
    main(disc(200, 72, 17)),
    ...pan(110, 90),
    ...pan(290, 90),
  ],
  coin: [
    accent(disc(218, 158, 86)),
    cut(disc(192, 146, 88), 10),
    main(disc(192, 146, 88)),
    cut(disc(192, 146, 72), 4),
    cut("M222 118q-8-18-30-18-30 0-30 22 0 20 30 24 32 4 32 25 0 22-32 22-26 0-32-20M192 86v120", 12),
  ],
  columns: [
    main("M200 58L308 112v10H92v-10z"),
    accent(disc(200, 96, 12)),
    ...[118, 162, 206, 250].map((left) => main(box(left, 134, 32, 66))),
    main(box(104, 206, 192, 14)),
    soft(box(88, 224, 224, 16)),
  ],
  tools: [
    accent("M128 222L240 110", 20),
    main("M290 125L263 152 198 87Q196 66 176 58 204 44 225 60z"),
    cut("M272 222L164 114", 38),
    main("M272 222L164 114", 24),
    main(disc(148, 98, 38)),
    cut("M148 98L124 74", 28),
    main(disc(272, 222, 24)),
    cut(disc(272, 222, 9)),
  ],
  briefcase: [
    main("M160 104v-16a16 16 0 0 1 16-16h48a16 16 0 0 1 16 16v16", 15),
    main("M106 102h188a16 16 0 0 1 16 16v96a16 16 0 0 1-16 16H106a16 16 0 0 1-16-16v-96a16 16 0 0 1 16-16z"),
    cut("M90 150q110 40 220 0", 6),
    accent(box(184, 154, 32, 28)),
  ],
  factory: [
    soft("M289 50q-16-18 4-30 20-14 46 2M300 52q12-12 34-10", 9),
    main("M84 230v-74l58-40v40l58-40v40l58-40v114z"),
    main("M272 230l6-162h26l6 162z"),
    ...[106, 156, 206].map((left) => accent(box(left, 182, 30, 24))),
  ],
  plate: [
    main(disc(200, 150, 72)),
    cut(disc(200, 150, 50), 6),
    accent(disc(200, 150, 24)),
    main("M94 150v82", 13),
    main("M76 70v44a18 20 0 0 0 36 0V70M94 70v60", 9),
    main("M300 70c26 10 30 56 26 94h-26z"),
    main("M306 150v82", 13),
  ],
  shop: [
    soft(box(108, 130, 184, 104)),
    cut(box(186, 158, 86, 52)),
    accent(box(128, 158, 38, 76)),
    ...[0, 1, 2, 3, 4].map((stripe) => awning(stripe)),
  ],
};

/** A stripe of an awning, the first at the left. */
function awning(stripe: number): Part {
  const left = 110 + 36 * stripe;
  const [foot, width] = [90 + 44 * stripe, 44];
  const path = `M${left} 66h36L${foot + width} 130a22 20 0 0 1-44 0z`;
  return stripe % 2 === 0 ? main(path) : accent(path);
}
