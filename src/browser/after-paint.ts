export function afterPaint(callBack: () => void): void {
  requestAnimationFrame(() => setTimeout(callBack));
}
