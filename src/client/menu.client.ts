/**
 * Closes the menu when one of its links is chosen or Back is pressed, and opens and closes it in browsers without invoker commands.
 * Everything else (focus, Escape, the page behind) is done by the native dialog. Delegated to the document, so that it goes on
 * where React has to rebuild the document.
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
