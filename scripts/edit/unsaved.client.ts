/** The editor drops unsaved changes without a word when its address changes, or the window is closed. This asks first. */

/** @returns whether an entry is open that has unsaved changes */
function isUnsaved(): boolean {
  const save = [...document.querySelectorAll("button")].find((button) => button.textContent.trim() === "Save");
  return save !== undefined && !save.disabled && save.ariaDisabled !== "true";
}

/** Has to run before the editor starts, to handle changes of the address after it. */
export function askBeforeLeaving(): void {
  window.addEventListener("hashchange", (event) => {
    // The editor's own changes of address are not trusted events, and it asks itself before them.
    if (!event.isTrusted || !isUnsaved() || confirm("Leave without saving? Your changes to this entry would be lost."))
      return;
    event.stopImmediatePropagation();
    history.replaceState(history.state, "", event.oldURL);
  });
  window.addEventListener("beforeunload", (event) => {
    if (isUnsaved()) event.preventDefault();
  });
}
