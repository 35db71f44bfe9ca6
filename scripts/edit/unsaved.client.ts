/**
 * The editor drops unsaved changes without a word when its address changes, or the window is closed: this asks first. It also saves
 * without a picture that it is still reading: this lets it wait.
 */

/** Has to run before the editor starts, to handle changes of the address after it. */
export function askBeforeLeaving(): void {
  // The editor goes back to the list once it has saved, while its button still says "Save".
  let isSaving = false;
  for (const kind of ["click", "keydown"]) addEventListener(kind, (event) => (isSaving = isSave(event)), true);
  addEventListener("input", () => (isSaving = false), true);
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

/** Lets "Save" wait for pictures. */
export function saveWithPictures(): void {
  const hold = (event: Event) => {
    if (!isSave(event) || !isReadingPicture()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const save = () => (isReadingPicture() ? setTimeout(save, 50) : saveButton()?.click());
    save();
  };
  for (const kind of ["click", "keydown"]) addEventListener(kind, hold, true);
}

/** Whether a field shows that it is reading a file. It has no value in the meantime. */
function isReadingPicture(): boolean {
  return document.querySelector("[data-key-path] .processing") !== null;
}

/** @returns whether an entry is open that has unsaved changes */
function isUnsaved(): boolean {
  const save = saveButton();
  return save !== undefined && !save.disabled && save.ariaDisabled !== "true";
}

function saveButton(): HTMLButtonElement | undefined {
  return [...document.querySelectorAll("button")].find(isSaveButton);
}

function isSave(event: Event): boolean {
  if (event instanceof KeyboardEvent) return (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "s";
  return event.target instanceof Node && isSaveButton(event.target);
}

function isSaveButton(target: Node): boolean {
  const element = target instanceof Element ? target : target.parentElement;
  return element?.closest("button")?.textContent.trim() === "Save";
}

/** Whether the editor has refused to save. */
function hasMistakes(): boolean {
  return document.querySelector('[aria-invalid="true"]') !== null;
}
