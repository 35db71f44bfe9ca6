import { palette } from "../../src/theme/colours.ts";
import { type Colour, mix, type Ramp } from "./colour.ts";

/** The ways to colour a picture. */
export const schemeNames = ["night", "limestone", "eucalyptus", "dusk"] as const;
export type SchemeName = (typeof schemeNames)[number];

export interface Scheme {
  readonly sea: Colour;
  /** The land's colours from the shore to the highest summit. */
  readonly land: Ramp;
  readonly line: Colour;
  readonly lineOpacity: number;
  /** The route and its stations. */
  readonly route: Colour;
  /** The point where the route ends: ochre everywhere. */
  readonly point: Colour;
}

const { night, nightRaised, eucalyptus, eucalyptusBright, ochre, ochreBright, limestone, limestoneShade } = palette;

/** The colours of each scheme, all mixed from the palette. */
export const schemes: Record<SchemeName, Scheme> = {
  night: {
    sea: night,
    land: [nightRaised, mix(night, eucalyptus, 0.42), mix(night, eucalyptus, 0.8)],
    line: eucalyptusBright,
    lineOpacity: 0.5,
    route: ochreBright,
    point: ochreBright,
  },
  limestone: {
    sea: mix(limestoneShade, eucalyptusBright, 0.28),
    land: [limestone, limestoneShade, mix(limestoneShade, ochreBright, 0.38)],
    line: eucalyptus,
    lineOpacity: 0.62,
    route: mix(ochre, night, 0.15),
    point: mix(ochre, night, 0.15),
  },
  eucalyptus: {
    sea: mix(night, eucalyptus, 0.3),
    land: [mix(night, eucalyptus, 0.66), eucalyptus, mix(eucalyptus, eucalyptusBright, 0.75)],
    line: mix(night, eucalyptus, 0.2),
    lineOpacity: 0.62,
    route: limestone,
    point: ochreBright,
  },
  dusk: {
    sea: night,
    land: [nightRaised, mix(nightRaised, limestone, 0.06), mix(nightRaised, ochreBright, 0.3)],
    line: ochreBright,
    lineOpacity: 0.55,
    route: limestone,
    point: ochreBright,
  },
};
