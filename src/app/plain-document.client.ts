/** Where a document's entry of the history says that the application shall stay away. */
const MARK = "plain";

/**
 * Shows the page as the plain document that it is without the application: readable, with links that work. The last
 * resort where something in the browser breaks React.
 */
export function showPlainDocument(): void {
  replaceState({ ...history.state, [MARK]: true });
  location.reload();
}

/** @returns whether the application shall stay away from this document; whoever reloads it once more gets the application. */
export function isPlainDocument(): boolean {
  if (!history.state?.[MARK]) return false;
  const { [MARK]: _mark, ...state } = history.state;
  replaceState(state);
  return true;
}

/** The router listens to calls on `history` itself, and would render once more. */
function replaceState(state: object): void {
  History.prototype.replaceState.call(history, state, "");
}
