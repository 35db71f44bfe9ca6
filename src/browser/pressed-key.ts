/** The keyCode of every key that an input method handles. */
const TAKEN_BY_INPUT_METHOD = 229;

/**
 * Whether a key press is meant for the page, not for an input method. Safari ends the composition before its
 * keydown event, so only the key code tells.
 */
export function isPressed(key: string, event: Pick<KeyboardEvent, "key" | "isComposing" | "keyCode">): boolean {
  return event.key === key && !event.isComposing && event.keyCode !== TAKEN_BY_INPUT_METHOD;
}
