/**
 * The editor drops unsaved changes without a word when its address changes, or the window is closed: this asks first. It also saves an
 * entry without a picture that it is still reading: this lets it read on.
 */

/** A dialog that fades out, after which the picture inserted in it is read, and a field that reads one. */
const READING = "dialog:not([open]), .processing";

/** Has to run before the editor starts, to handle presses before it. */
export function savePicturesToo(): void {
  let isHeld = false;
  const press = (button: HTMLButtonElement) => {
    if (document.querySelector(READING)) return void setTimeout(press, 30, button);
    isHeld = false;
    // A picture that is refused is told of in a dialog.
    if (!document.querySelector("dialog[open]")) button.click();
  };
  addEventListener(
    "click",
    (event) => {
      const button = saveButton(event.target);
      if (!button || !document.querySelector(READING)) return;
      event.stopImmediatePropagation();
      if (!isHeld) press(button);
      isHeld = true;
    },
    true,
  );
}

/** Has to run before the editor starts, to handle changes of the address after it. */
export function askBeforeLeaving(): void {
  // The editor goes back to the list once it has saved, while its button still says "Save".
  let isSaving = false;
  addEventListener("click", ({ target }) => (isSaving = saveButton(target) !== undefined), true);
  addEventListener("input", () => (isSaving = false), true);
  addEventListener(
    "keydown",
    ({ ctrlKey, metaKey, key }) => (isSaving = (ctrlKey || metaKey) && key.toLowerCase() === "s"),
    true,
  );
  // A new entry can be saved, but there is nothing to lose before something is done in its form.
  let isTouched = false;
  for (const type of ["input", "click", "keydown", "drop"])
    addEventListener(type, ({ target }) => (isTouched ||= isInForm(target)), true);
  addEventListener("hashchange", (event) => {
    const isAsked = isTouched && isUnsaved() && !(isSaving && !hasMistakes());
    isTouched = false;
    // The editor's own changes of address are not trusted events, and it asks itself before them.
    if (!event.isTrusted || !isAsked) return;
    if (confirm("Leave without saving? Your changes to this entry would be lost.")) return;
    event.stopImmediatePropagation();
    history.replaceState(history.state, "", event.oldURL);
    isTouched = true;
  });
  addEventListener("beforeunload", (event) => {
    if (isUnsaved()) event.preventDefault();
  });
}

/** Whether something is in the form of an entry, or in a dialog over it, such as that to take up what was left unsaved. */
function isInForm(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[data-key-path], dialog") !== null;
}

/** @returns whether an entry is open that has unsaved changes */
function isUnsaved(): boolean {
  const save = [...document.querySelectorAll("button")].find(saveButton);
  return save !== undefined && !save.disabled && save.ariaDisabled !== "true";
}

/** @returns the button that saves, if it is or holds the target */
function saveButton(target: EventTarget | null): HTMLButtonElement | undefined {
  const element = target instanceof Text ? target.parentElement : target;
  const button = element instanceof Element ? element.closest("button") : undefined;
  return button?.textContent.trim() === "Save" ? button : undefined;
}

/** Whether the editor has refused to save. */
function hasMistakes(): boolean {
  return document.querySelector('[aria-invalid="true"]') !== null;
}
