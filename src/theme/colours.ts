/** The palette: night sky over dry land, limestone, eucalyptus, ochre. Components use roles (`colour` in tokens.css.ts), not these. */
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
  inkSoft: "#404c4a",
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

/** What the light colour schemes have in common. */
export const lightRoles = {
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

export const colourSchemes = {
  /** For reading. */
  light: { ...lightRoles, base: palette.limestone, raised: palette.white },
  /** Light, and set apart from the background for reading. */
  shaded: { ...lightRoles, base: palette.limestoneShade, raised: palette.limestone },
  /** The lightest, for things to scan. */
  white: { ...lightRoles, base: palette.white, raised: palette.limestone },
  /** For the call to action at the end of a page: the sky of the scenes at dawn. */
  dawn: { ...lightRoles, base: palette.dawn, raised: palette.white, accent: palette.ochreDark },
  /** For the header, the heroes, the menu and the footer. */
  dark: {
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

/** The colour of each role in print, whatever the background on the screen. */
export const paper = { ...lightRoles, base: "#ffffff", raised: "#ffffff", lit: "#ffffff" } as const;

export const gradient = {
  from: palette.eucalyptusBright,
  to: palette.ochreBright,
  fromHover: palette.eucalyptusPale,
  text: palette.night,
} as const;
