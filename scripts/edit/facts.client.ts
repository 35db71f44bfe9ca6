/** Shows facts as visitors read them where the editor names an entry or an item of a list. Fields show what is written. */
import { FACTS_PAGE } from "../hosts/admin-policy.ts";

/** Rows of lists, and items that are folded. */
const NAMES = "[role=row], .summary";

export async function showFacts(): Promise<void> {
  const facts = new Map<string, string>(await (await fetch(FACTS_PAGE)).json());
  const fill = (written: string) => written.replaceAll(/\[\[([\w-]+)\]\]/g, (token, name) => facts.get(name) ?? token);
  new MutationObserver(() => {
    for (const element of document.querySelectorAll(NAMES)) {
      if (!element.textContent.includes("[[")) continue;
      if (element.ariaLabel) element.ariaLabel = fill(element.ariaLabel);
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        node.textContent = fill(node.textContent ?? "");
      }
    }
  }).observe(document.body, { childList: true, subtree: true });
}
