/** What every key has for a code while an input method takes it. */
const TAKEN_BY_INPUT_METHOD = 229;

/**
 * @returns whether a key was pressed for what it does on the page, not to choose or give up what an input method composes. Safari ends the
 *   composition before it tells of the key, so that only the code shows it.
 */
export function isPressed(key: string, event: Pick<KeyboardEvent, "key" | "isComposing" | "keyCode">): boolean {
  return event.key === key && !event.isComposing && event.keyCode !== TAKEN_BY_INPUT_METHOD;
}
