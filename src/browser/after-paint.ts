/** Calls back once the next frame is painted. */
export function afterPaint(callBack: () => void): void {
  requestAnimationFrame(() => setTimeout(callBack));
}
