/** The Network Information API, where available. */
interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

declare global {
  interface Navigator {
    readonly connection?: Line;
  }
}

/** Whether a visitor asked to save data, or has so slow a connection that it comes to the same. */
export function savesData(): boolean {
  const { saveData = false, effectiveType = "" } = navigator.connection ?? {};
  return saveData || effectiveType.endsWith("2g");
}
