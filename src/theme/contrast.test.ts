import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { colourSchemes, gradient, paper } from "./colours.ts";

/** WCAG 2.2, 1.4.3. Large text gets no exception here. */
const TEXT = 4.5;
/** WCAG 2.2, 1.4.11: what identifies a control or its state. */
const CONTROL = 3;

/** Relative luminance, as WCAG defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

type Role = keyof (typeof colourSchemes)["light"];

/** Roles of text colours, on a background or a raised surface. */
const WRITTEN: readonly Role[] = ["text", "soft", "accent", "action", "actionHover", "danger", "dangerHover"];

/** Text on a filled surface: buttons, selected text, a hovered ghost button. */
const ON_FILL: readonly (readonly [words: Role, fill: Role])[] = [
  ["onAction", "action"],
  ["onAction", "actionHover"],
  ["onDanger", "danger"],
  ["onDanger", "dangerHover"],
  ["base", "text"],
  ["text", "line"],
  ["text", "lit"],
  ["soft", "lit"],
  ["action", "lit"],
];

/** Identifies a control or the focus; `soft` is the border of fields and boxes. */
const DRAWN: readonly Role[] = ["focus", "soft", "action", "danger"];

const SURFACES: readonly Role[] = ["base", "raised"];

describe.each(Object.entries({ ...colourSchemes, paper }))("on %s", (_, colours) => {
  const pairs = (roles: readonly Role[]) =>
    roles.flatMap((role) => SURFACES.map((surface) => [role, surface] as const));

  test.each([...pairs(WRITTEN), ...ON_FILL])("%s on %s can be read", (words, surface) => {
    expect(contrast(colours[words], colours[surface])).toBeGreaterThanOrEqual(TEXT);
  });

  test.each(pairs(DRAWN))("%s on %s can be seen", (drawing, surface) => {
    expect(contrast(colours[drawing], colours[surface])).toBeGreaterThanOrEqual(CONTROL);
  });
});

test("the words of a gradient button can be read anywhere on it", () => {
  const { from, fromHover, to, text } = gradient;
  fc.assert(
    fc.property(fc.constantFrom(from, fromHover), fc.double({ min: 0, max: 1, noNaN: true }), (start, share) => {
      expect(contrast(text, between(start, to, share))).toBeGreaterThanOrEqual(TEXT);
    }),
  );
});

/** The colour between two others. */
function between(from: string, to: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const [a = 0, b = 0] = [from, to].map((colour) => Number.parseInt(colour.slice(start, start + 2), 16));
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${channels.join("")}`;
}
