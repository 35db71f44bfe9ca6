/** How strongly the lines behind a hero are drawn: opacity at a share of the picture's width. Words have a quiet ground. */
export const HERO_FADE = [
  [0.12, 0],
  [0.5, 0.2],
  [0.8, 0.36],
  [1, 0.36],
] as const;
