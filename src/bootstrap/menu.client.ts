/**
 * Closes the menu when one of its links is chosen, and opens and closes it in browsers without invoker commands.
 * Everything else (focus, Escape, the page behind) is the native dialog's.
 */
export function runMenu(): void {
  const menu = document.querySelector<HTMLDialogElement>("dialog#menu");
  if (!menu) return;
  menu.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a")) menu.close();
  });
  if (!("commandForElement" in HTMLButtonElement.prototype)) runCommands(menu);
}

function runCommands(menu: HTMLDialogElement): void {
  for (const button of document.querySelectorAll('[commandfor="menu"]')) {
    const opens = button.getAttribute("command") === "show-modal";
    button.addEventListener("click", () => (opens ? menu.showModal() : menu.close()));
  }
}
