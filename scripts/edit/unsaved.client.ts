/** The editor drops unsaved changes without a word when its address changes, or the window is closed. This asks first. */

/** Has to run before the editor starts, to handle changes of the address after it. */
export function askBeforeLeaving(): void {
  // The editor goes back to the list once it has saved, while its button still says "Save".
  let isSaving = false;
  addEventListener("click", ({ target }) => (isSaving = target instanceof Node && isSaveButton(target)), true);
  addEventListener("input", () => (isSaving = false), true);
  addEventListener(
    "keydown",
    ({ ctrlKey, metaKey, key }) => (isSaving = (ctrlKey || metaKey) && key.toLowerCase() === "s"),
    true,
  );
  addEventListener("hashchange", (event) => {
    // The editor's own changes of address are not trusted events, and it asks itself before them.
    if (!event.isTrusted || !isUnsaved() || (isSaving && !hasMistakes())) return;
    if (confirm("Leave without saving? Your changes to this entry would be lost.")) return;
    event.stopImmediatePropagation();
    history.replaceState(history.state, "", event.oldURL);
  });
  addEventListener("beforeunload", (event) => {
    if (isUnsaved()) event.preventDefault();
  });
}

/** @returns whether an entry is open that has unsaved changes */
function isUnsaved(): boolean {
  const save = [...document.querySelectorAll("button")].find(isSaveButton);
  return save !== undefined && !save.disabled && save.ariaDisabled !== "true";
}

function isSaveButton(target: Node): boolean {
  const element = target instanceof Element ? target : target.parentElement;
  return element?.closest("button")?.textContent.trim() === "Save";
}

/** Whether the editor has refused to save. */
function hasMistakes(): boolean {
  return document.querySelector('[aria-invalid="true"]') !== null;
}
