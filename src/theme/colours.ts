/** The palette: night sky over dry land, limestone, eucalyptus, ochre. Components use the roles of a ground, not these. */
export const palette = {
  night: "#0b1416",
  nightRaised: "#122023",
  nightLine: "#2a3b3e",
  limestone: "#f6f3ec",
  limestoneShade: "#ebe5d8",
  limestoneLine: "#d3cbba",
  white: "#fffdf9",
  dawn: "#dfe0d2",
  ink: "#132022",
  inkSoft: "#4a5755",
  mist: "#eef1ec",
  mistSoft: "#b3c1bd",
  eucalyptus: "#1d6a49",
  eucalyptusDeep: "#124d34",
  eucalyptusBright: "#8ad3ab",
  eucalyptusPale: "#c3ead2",
  ochre: "#8a540d",
  ochreDark: "#6f420a",
  ochreBright: "#e8b068",
  ochrePale: "#fbeed6",
  ochreDeep: "#3a2f1e",
  red: "#a2271c",
  redDeep: "#7d1a12",
  redPale: "#ffb4a8",
} as const;

/** What the two light grounds have in common. */
export const light = {
  text: palette.ink,
  soft: palette.inkSoft,
  line: palette.limestoneLine,
  action: palette.eucalyptus,
  actionHover: palette.eucalyptusDeep,
  onAction: palette.white,
  accent: palette.ochre,
  lit: palette.ochrePale,
  danger: palette.red,
  dangerHover: palette.redDeep,
  onDanger: palette.white,
  focus: palette.eucalyptusDeep,
};

/** What each role's colour is on each ground that a part of a page can be on. */
export const grounds = {
  /** For reading. */
  limestone: { ...light, base: palette.limestone, raised: palette.white },
  /** Light, and apart from the ground for reading. */
  shade: { ...light, base: palette.limestoneShade, raised: palette.limestone },
  /** The lightest, between the two others. */
  white: { ...light, base: palette.white, raised: palette.limestone },
  /** For what a page asks for at its end, at a quarter to seven in the morning: the ground of the scenes at dawn. */
  dawn: { ...light, base: palette.dawn, raised: palette.white, accent: palette.ochreDark },
  /** For the header, the heroes, the menu and the footer. */
  night: {
    base: palette.night,
    raised: palette.nightRaised,
    text: palette.mist,
    soft: palette.mistSoft,
    line: palette.nightLine,
    action: palette.eucalyptusBright,
    actionHover: palette.eucalyptusPale,
    onAction: palette.night,
    accent: palette.ochreBright,
    lit: palette.ochreDeep,
    danger: palette.redPale,
    dangerHover: palette.mist,
    onDanger: palette.night,
    focus: palette.ochreBright,
  },
} as const;

/** What each role's colour is in print, whatever the ground on the screen. */
export const paper = { ...light, base: "#ffffff", raised: "#ffffff", lit: "#ffffff" } as const;

/** The `gradient` button is the same on every ground: from eucalyptus to ochre, with dark words. */
export const gradient = {
  from: palette.eucalyptusBright,
  to: palette.ochreBright,
  fromHover: palette.eucalyptusPale,
  text: palette.night,
} as const;
