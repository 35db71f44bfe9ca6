/** Focuses each control like the Tab key, and checks that the focus is visible and uncovered. Runs in the page. */
export function unseenFocus(): string[] {
  const stops = [
    ...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary, [tabindex='0']"),
  ];
  const isReachable = (stop: HTMLElement) =>
    stop.tabIndex >= 0 &&
    stop.checkVisibility({ visibilityProperty: true }) &&
    !stop.closest("dialog:not([open])") &&
    !stop.matches(":disabled");
  // A link that covers its card has its focus ring around the card.
  const hasMark = (stop: HTMLElement) =>
    [getComputedStyle(stop), getComputedStyle(stop, "::after")].some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
    );
  return stops.filter(isReachable).flatMap((stop) => {
    const name = `${stop.tagName} ${(stop.textContent || stop.getAttribute("name") || "").slice(0, 40)}`;
    stop.scrollIntoView({ block: "nearest", behavior: "instant" });
    stop.focus({ focusVisible: true });
    if (document.activeElement !== stop) return `${name} takes no focus`;
    if (!hasMark(stop)) return `${name} shows no focus`;
    const { left, right, top, bottom } = stop.getBoundingClientRect();
    const front = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isUncovered =
      front !== null && (stop.contains(front) || front.contains(stop) || front.closest("label") !== null);
    return isUncovered ? [] : `${name} is covered by ${front?.tagName}`;
  });
}

/** Elements without an edge or a visible focus in forced colours. Runs in the page. */
export function lostInForcedColours(): string[] {
  const isShown = (element: HTMLElement) => element.checkVisibility() && !element.closest("dialog:not([open])");
  const edge = (element: Element) => {
    const { appearance, borderTopStyle, borderTopWidth, outlineStyle } = getComputedStyle(element);
    // The native slider uses the visitor's colours.
    const isOwnSlider = element.matches("[type=range]") && appearance === "auto";
    const hasBorder = borderTopStyle !== "none" && Number.parseFloat(borderTopWidth) >= 1;
    return isOwnSlider || hasBorder || outlineStyle !== "none";
  };
  const boxes = [
    ...document.querySelectorAll<HTMLElement>("button, input:not([type=checkbox], [type=radio]), select, textarea"),
  ];
  const edgeless = boxes
    .filter((box) => isShown(box) && !box.matches("[tabindex='-1']") && !edge(box))
    .map((box) => `no edge: ${box.outerHTML.slice(0, 80)}`);
  const links = [...document.querySelectorAll<HTMLElement>("main a[href]")].filter(isShown).slice(0, 20);
  const unfocused = links.filter((link) => {
    link.focus({ focusVisible: true });
    return getComputedStyle(link).outlineStyle === "none";
  });
  return [...edgeless, ...unfocused.map((link) => `no focus: ${link.textContent}`)];
}

/** @returns running animations, and smooth scrolling. Runs in the page. */
export function moving(): string[] {
  const isLong = ({ effect }: Animation) => Number(effect?.getComputedTiming().activeDuration ?? 0) > 1;
  const animations = document
    .getAnimations()
    .filter(isLong)
    .map((animation) => `animation ${animation.id}`);
  const films = [...document.querySelectorAll("video")].filter((film) => !film.paused).map(() => "film");
  const isSmooth = getComputedStyle(document.documentElement).scrollBehavior === "smooth";
  return [...animations, ...films, ...(isSmooth ? ["scroll"] : [])];
}
