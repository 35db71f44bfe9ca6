/** Something that moved without an action of the visitor. */
interface Shift {
  readonly value: number;
  readonly moved: string[];
}

declare global {
  interface Window {
    takeShifts?: () => Shift[];
  }
}

/** For `page.addInitScript`: notes what moves by more than a pixel, which letters that come late may do on a busy machine. */
export function watchShifts(): void {
  interface LayoutShift extends PerformanceEntry {
    readonly value: number;
    readonly sources: readonly Source[];
  }
  interface Source {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }
  const isShift = (entry: PerformanceEntry): entry is LayoutShift => "value" in entry && "sources" in entry;
  // Both edges: what is partly above the window has its top at that of the window.
  const movesByAPixel = ({ previousRect: from, currentRect: to }: Source) =>
    [to.left - from.left, to.top - from.top, to.bottom - from.bottom].every((distance) => Math.abs(distance) <= 1);
  const shifts: Shift[] = [];
  const note = (entries: PerformanceEntryList) => {
    for (const { value, sources } of entries.filter(isShift)) {
      if (sources.length > 0 && sources.every(movesByAPixel)) continue;
      shifts.push({ value, moved: sources.map(({ node }) => (node?.textContent ?? "").slice(0, 60)) });
    }
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: "layout-shift", buffered: true });
  window.takeShifts = () => {
    note(observer.takeRecords());
    return shifts;
  };
}

/** For `page.evaluate`: what has moved. */
export function takeShifts(): Shift[] | undefined {
  return window.takeShifts?.();
}
