/**
 * Closes the menu when one of its links or Back is pressed, and toggles it in browsers without invoker commands.
 * The native dialog does the rest (focus, Escape, inertness). Delegated to the document, to survive
 * when React rebuilds it.
 */
export function runMenu(): void {
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("#page\\.menu a")) findMenu()?.close();
  });
  addEventListener("popstate", () => findMenu()?.close());
  if (!("commandForElement" in HTMLButtonElement.prototype)) runCommands();
}

const findMenu = () => document.querySelector<HTMLDialogElement>("#page\\.menu");

function runCommands(): void {
  document.addEventListener("click", ({ target }) => {
    const command = target instanceof Element && target.closest('[commandfor="page.menu"]')?.getAttribute("command");
    if (command) command === "show-modal" ? findMenu()?.showModal() : findMenu()?.close();
  });
}
