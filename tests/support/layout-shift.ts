/** Something that moved without anybody having done anything. */
interface Shift {
  readonly value: number;
  readonly moved: string[];
}

declare global {
  interface Window {
    takeShifts?: () => Shift[];
  }
}

/** For `page.addInitScript`: notes everything that moves. */
export function watchShifts(): void {
  interface LayoutShift extends PerformanceEntry {
    readonly value: number;
    readonly sources: readonly { readonly node: Node | null }[];
  }
  const isShift = (entry: PerformanceEntry): entry is LayoutShift => "value" in entry && "sources" in entry;
  const shifts: Shift[] = [];
  const note = (entries: PerformanceEntryList) => {
    for (const { value, sources } of entries.filter(isShift))
      shifts.push({ value, moved: sources.map(({ node }) => (node?.textContent ?? "").slice(0, 60)) });
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
