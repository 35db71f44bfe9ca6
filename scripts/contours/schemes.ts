import { type Colour, mix, palette } from "./palette.ts";

/** The ways to colour a picture. */
export const schemeNames = ["night", "limestone", "eucalyptus", "dusk"] as const;
export type SchemeName = (typeof schemeNames)[number];

/** At least one colour. */
export type Ramp = readonly [Colour, ...Colour[]];

export type Scheme = {
  readonly sea: Colour;
  /** The land's colours from the shore to the highest summit. */
  readonly land: Ramp;
  readonly line: Colour;
  readonly lineOpacity: number;
  /** The traverse and its stations. */
  readonly traverse: Colour;
  /** The point where the traverse ends: ochre everywhere. */
  readonly point: Colour;
};

const { night, nightRaised, eucalyptus, eucalyptusBright, ochre, ochreBright, limestone, limestoneShade } = palette;

/** The colours of each scheme, all mixed from the palette. */
export const schemes: Record<SchemeName, Scheme> = {
  night: {
    sea: night,
    land: [nightRaised, mix(night, eucalyptus, 0.42), mix(night, eucalyptus, 0.8)],
    line: eucalyptusBright,
    lineOpacity: 0.5,
    traverse: ochreBright,
    point: ochreBright,
  },
  limestone: {
    sea: mix(limestoneShade, eucalyptusBright, 0.28),
    land: [limestone, limestoneShade, mix(limestoneShade, ochreBright, 0.38)],
    line: eucalyptus,
    lineOpacity: 0.62,
    traverse: mix(ochre, night, 0.15),
    point: mix(ochre, night, 0.15),
  },
  eucalyptus: {
    sea: mix(night, eucalyptus, 0.3),
    land: [mix(night, eucalyptus, 0.66), eucalyptus, mix(eucalyptus, eucalyptusBright, 0.75)],
    line: mix(night, eucalyptus, 0.2),
    lineOpacity: 0.62,
    traverse: limestone,
    point: ochreBright,
  },
  dusk: {
    sea: night,
    land: [nightRaised, mix(nightRaised, limestone, 0.06), mix(nightRaised, ochreBright, 0.3)],
    line: ochreBright,
    lineOpacity: 0.55,
    traverse: limestone,
    point: ochreBright,
  },
};

/**
 * @param colours the ramp's steps, evenly apart
 * @param share where on the ramp, 0 to 1; beyond it, its ends hold
 * @returns the colour there
 */
export function rampAt(colours: Ramp, share: number): Colour {
  const at = Math.min(1, Math.max(0, share)) * (colours.length - 1);
  const from = colours[Math.floor(at)] ?? colours[0];
  return mix(from, colours[Math.ceil(at)] ?? from, at % 1);
}
