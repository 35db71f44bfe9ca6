/**
 * The form beside the page. A press on a text of the page opens the entry it is written in and puts the cursor into its field; what
 * is saved shows in the page, which the dev server brings up to date.
 */
import { CHECK_PAGE } from "../hosts/admin-policy.ts";
import type { FieldAnswer, NamedFact, News, OpenEntry, SaidProblem } from "./entries.ts";
import type { EditorPlace, PressedText } from "./find-field.ts";

/** How long the editor may take to render a field, in milliseconds. */
const LONGEST_WAIT = 20_000;

const editor = frame("editor");
const page = frame("page");
const half = element("main");
const said = element("#said");
const entry = element("#entry");

/** What the check says once a file is saved, such as of a price that is typed. */
new EventSource(CHECK_PAGE).addEventListener("message", ({ data }: MessageEvent<string>) => {
  const { mistakes, warnings }: News = JSON.parse(data);
  showProblems(element("#mistakes"), "To mend before the site can be published", mistakes);
  showProblems(element("#warnings"), "Worth a look", warnings);
  // A new entry has an address of its own once it is saved.
  void showEntry();
  if (awaited) void showPage(awaited);
});

/** More than that usually have one cause. */
const MOST_SHOWN = 30;

function showProblems(panel: HTMLElement, title: string, problems: readonly SaidProblem[]): void {
  const rest = problems.length - MOST_SHOWN;
  const more = rest > 0 ? [make("li", `and ${rest} more`)] : [];
  const list = make("ul", ...problems.slice(0, MOST_SHOWN).map(problemItem), ...more);
  const details = make("details", make("summary", `${title}: ${problems.length}`), list);
  details.open = true;
  panel.replaceChildren(...(problems.length > 0 ? [details] : []));
  panel.hidden = problems.length === 0;
}

function problemItem({ called, at, line, message, place }: SaidProblem): HTMLElement {
  const words = line === undefined ? [] : [make("code", line)];
  return make("li", place ? placeButton(called, place) : called, `: ${message}`, ...words, make("small", at));
}

function placeButton(words: string, place: EditorPlace): HTMLElement {
  const button = make("button", words);
  button.type = "button";
  button.addEventListener("click", () => void openPlace(place));
  return button;
}

function make<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, ...parts: (Node | string)[]) {
  const made = document.createElement(tag);
  made.append(...parts);
  return made;
}

function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
}

function frame(id: string): HTMLIFrameElement {
  const found = document.getElementById(id);
  if (!(found instanceof HTMLIFrameElement)) throw new Error(`The page has no frame "${id}".`);
  return found;
}

document.addEventListener("change", ({ target }) => {
  if (target instanceof HTMLInputElement) showHalf(target.value);
});

/** On narrow windows one half is shown at a time. */
function showHalf(name: string): void {
  half.dataset["half"] = name;
  for (const input of document.querySelectorAll<HTMLInputElement>("[name=half]")) input.checked = input.value === name;
}

/** The scroll position by address: a change of site facts reloads the page. */
let seen: { readonly address: string; readonly top: number } | undefined;

page.addEventListener("load", () => {
  const { contentWindow: own, contentDocument: content } = page;
  if (!own || !content) return;
  content.addEventListener("click", onPress, true);
  content.addEventListener("scroll", () => (seen = { address: own.location.pathname, top: own.scrollY }));
  if (seen?.address === own.location.pathname) own.scrollTo({ top: seen.top, behavior: "instant" });
  else scrollToSection();
  hideMistakes(content);
  new MutationObserver(() => hideMistakes(content)).observe(content.body, { childList: true });
});

/** The dev client covers the page with mistakes in content: here they are below it. */
function hideMistakes(content: Document): void {
  const overlay = content.querySelector<HTMLElement>("vite-error-overlay");
  const text = overlay?.shadowRoot?.querySelector(".message-body")?.textContent;
  if (overlay && text?.includes(" in content/")) overlay.style.display = "none";
}

function onPress(event: MouseEvent): void {
  const { target } = event;
  if (!isElement(target)) return;
  const link = target.closest<HTMLAnchorElement>("a[href]");
  if (link) event.preventDefault();
  if (link && (event.ctrlKey || event.metaKey || !link.closest("main"))) {
    follow(link);
    return;
  }
  const around = target.closest("picture") ?? target;
  const image = around.textContent?.trim() ? null : (target.closest("img") ?? around.querySelector("img"));
  // A picture that is yet to load has no source of its own choice.
  const picture = (image?.currentSrc || image?.src)?.split("/").at(-1);
  const texts = [image?.alt ?? "", ...ancestors(target).flatMap(textsOf)];
  const section = target.closest<HTMLElement>("[data-section]")?.dataset["section"];
  const address = page.contentWindow?.location.pathname ?? "/";
  void open({
    address,
    texts,
    ...(section !== undefined && { section: Number(section) }),
    ...(picture && { picture }),
  });
}

/** Elements of a frame are made by that frame's own window. */
function isElement(target: EventTarget | null): target is Element {
  return target !== null && "closest" in target;
}

/** Other sites don't show themselves in a frame. */
function follow(link: HTMLAnchorElement): void {
  if (link.origin === location.origin && link.target !== "_blank") void showPage(link.href);
  else window.open(link.href, "_blank", "noopener");
}

/** A page to show once it can be made. */
let awaited = "";

/** A page that can't be made, because of a mistake in any file, replaces none. */
async function showPage(address: string): Promise<void> {
  const { status } = await fetch(address);
  awaited = status < 500 ? "" : address;
  if (awaited) return say("That page shows once the mistakes below are mended.");
  say("");
  // The form's way back is that of the window: the page adds no steps to it.
  page.contentWindow?.location.replace(address);
}

/** @returns the element and those around it, up to the section or the page's content */
function ancestors(element: Element): Element[] {
  const parent = element.parentElement;
  return !parent || element.matches("[data-section], main, body") ? [] : [element, ...ancestors(parent)];
}

/** @returns the element's text; for a cell of a table also with the heads of its column and row */
function textsOf(element: Element): string[] {
  const text = element.textContent ?? "";
  const row = element.matches("td") && element.closest("tr");
  if (!row) return [text];
  const head = element.closest("table")?.querySelector("thead tr")?.children[[...row.children].indexOf(element)];
  return [text, [head, row.querySelector("th"), element].map((each) => each?.textContent ?? "").join(" ")];
}

/** The entry of the last clicked text, whose page stays open. */
let pressedEntry = "";

async function open(pressed: PressedText): Promise<void> {
  const answer = await ask<FieldAnswer>("field", pressed);
  if (!answer) return say("This text isn't written in content.");
  pressedEntry = answer.hash;
  await openPlace(answer);
  if (answer.facts.length > 0) say("Change ", ...answer.facts.flatMap(factButton));
}

function factButton({ value, called, ...place }: NamedFact, at: number): (Node | string)[] {
  const button = placeButton(`${value} in ${called}`, place);
  // The page shows it already.
  button.addEventListener("click", () => (pressedEntry = place.hash));
  return at > 0 ? [", ", button] : [button];
}

/** @returns what the dev server answers; null if it finds nothing */
async function ask<Found>(what: "field" | "entry", asked: unknown): Promise<Found | null> {
  const response = await fetch(`/admin/${what}`, { method: "POST", body: JSON.stringify(asked) });
  return response.ok ? await response.json() : null;
}

/** Opens an entry, and puts the cursor into a field. */
async function openPlace({ hash, path }: EditorPlace): Promise<void> {
  showHalf("editor");
  const own = editor.contentWindow;
  if (!own) return;
  const replaced = own.location.hash === hash ? null : own.document.querySelector("[data-key-path]");
  if (own.location.hash !== hash) own.location.hash = hash;
  say("");
  // A picture has no fields.
  if (!hash.includes("/entries/")) return;
  const field = await until(() =>
    own.location.hash === hash && !replaced?.isConnected ? revealed(own.document, path) : undefined,
  );
  if (!field) return say("The field didn’t open. Is your folder open in the form? Then press again.");
  focus(field);
}

function say(...parts: (Node | string)[]): void {
  said.replaceChildren(...parts);
}

/** @returns the result; undefined after `LONGEST_WAIT` */
async function until<Result>(find: () => Result | undefined): Promise<Result | undefined> {
  const end = performance.now() + LONGEST_WAIT;
  while (performance.now() < end) {
    const found = find();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return undefined;
}

/**
 * Unfolds the ancestors of a field and scrolls to it: the editor renders items of lists and fields once visible.
 * @param path such as "sections.0.title"; empty for the whole entry
 * @returns the field, once its input is rendered
 */
function revealed(content: Document, path: string): HTMLElement | undefined {
  if (path === "") return content.querySelector<HTMLElement>("[data-key-path]") ?? undefined;
  const steps = path.split(".");
  let nearest: HTMLElement | undefined;
  for (const [index, step] of steps.entries()) {
    const isLast = index === steps.length - 1;
    const own = content.querySelector<HTMLElement>(
      `[data-key-path="${CSS.escape(steps.slice(0, index + 1).join("."))}"]`,
    );
    const item = nearest && /^\d+$/.test(step) ? itemOf(nearest, Number(step)) : undefined;
    const fold = item?.querySelector<HTMLElement>(`[aria-controls$="-item-${step}-body"]`);
    if (fold?.ariaExpanded === "false") fold.click();
    if (isLast && !own && nearest) {
      const value = besideKey(nearest, step);
      if (value) return value;
    }
    nearest = own ?? fold ?? item ?? nearest;
    if (isLast && (fold || (own && inputOf(own)))) return nearest;
    // A list's item that isn't rendered yet holds nothing.
    if (item && !fold && !own) break;
  }
  // What is below the window comes after what is rendered last.
  (nearest ?? [...content.querySelectorAll("[data-key-path]")].at(-1))?.scrollIntoView({ block: "center" });
  return undefined;
}

/** @returns the item of a list, maybe with nothing in it yet */
function itemOf(list: HTMLElement, at: number): HTMLElement | undefined {
  const items = list.querySelector(".item-wrapper")?.parentElement;
  return items?.querySelectorAll<HTMLElement>(":scope > .item-wrapper")[at];
}

/** @returns the input for the value of a key that a marketer may name, such as a line of the comparison of plans */
function besideKey(field: HTMLElement, key: string): HTMLElement | undefined {
  const inputs = [...field.querySelectorAll("input")];
  const at = inputs.findIndex(({ value }) => value === key);
  return at < 0 ? undefined : inputs[at + 1];
}

function focus(field: HTMLElement): void {
  field.scrollIntoView({ block: "center" });
  (inputOf(field) ?? field).focus({ preventScroll: true });
}

/** @returns what takes the cursor, once it is rendered; a hidden editor of the same text and the menu in a field's head don't */
function inputOf(field: HTMLElement): HTMLElement | null {
  return (
    field.querySelector<HTMLElement>(":is(input, textarea, [contenteditable=true], [role=textbox]):not([hidden])") ??
    field.querySelector<HTMLElement>("button:not(header *, [role=toolbar] *)")
  );
}

editor.addEventListener("load", () => {
  editor.contentWindow?.addEventListener("hashchange", () => void showEntry());
  // A copy of an entry is opened without a change of hash that events tell of, but it has a title of its own.
  const { head } = editor.contentDocument ?? {};
  if (head) new MutationObserver(() => void showEntry()).observe(head, { childList: true, subtree: true });
});

/** The hash of the entry that is named above the form. */
let named = "";

/** Names the entry that is open in the form, and shows its page. */
async function showEntry(): Promise<void> {
  const hash = editor.contentWindow?.location.hash ?? "";
  if (hash === named) return;
  const isPressed = hash === pressedEntry;
  pressedEntry = "";
  named = hash;
  say("");
  const { called = "", address, section } = (await ask<OpenEntry>("entry", hash)) ?? {};
  if (hash !== named) return;
  entry.textContent = called;
  if (!address || isPressed) return;
  shownSection = section;
  if (address === page.contentWindow?.location.pathname) scrollToSection();
  else await showPage(address);
}

/** The section that shows the open entry, if that is part of a page. */
let shownSection: number | undefined;

function scrollToSection(): void {
  if (shownSection === undefined) return;
  const section = page.contentDocument?.querySelector(`[data-section="${shownSection}"]`);
  shownSection = undefined;
  section?.firstElementChild?.scrollIntoView({ behavior: "instant" });
}
