import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import type { Field, VariableFieldType } from "@sveltia/cms";
import { type ContentTypeName, isCollectionName } from "../../schemas/content-types.ts";
import { adminFiles } from "../../scripts/edit/admin-files.ts";
import { ADMIN_PAGE, adminPolicy } from "../../scripts/edit/admin-policy.ts";
import { fieldsOfType } from "../../scripts/edit/config.ts";
import { fileHeaders } from "../../scripts/serve/file-headers.ts";
import { htmlFile } from "../../scripts/serve/html-file.ts";
import { test as base, expect } from "./test.ts";

/** The files of content/, but for pictures, with their texts, by path from the root. */
export function contentFiles(root = process.cwd()): Map<string, string> {
  const files = globSync("content/**/*.{json,mdx}", { cwd: root }).sort();
  return new Map(files.map((file) => [file, readFileSync(join(root, file), "utf8")]));
}

interface Screens {
  /** The screens, with all of content/. */
  readonly screens: EditingScreens;
}

/** The project's test, with the editing screens at the site's own address, as the dev server has them. */
export const test = base.extend<Screens, { bundle: ReadonlyMap<string, string | Buffer> }>({
  bundle: [({ browser: _browser }, use) => adminFiles(undefined).then(use), { scope: "worker", timeout: 60_000 }],
  screens: async ({ page, bundle }, use) => {
    await page.route(`**${ADMIN_PAGE}{,/**}`, (route) => {
      const { pathname } = new URL(route.request().url());
      const path = pathname === ADMIN_PAGE ? htmlFile(ADMIN_PAGE) : pathname;
      const headers = { ...fileHeaders(path), "content-security-policy": adminPolicy("folder") };
      const body = bundle.get(path);
      return route.fulfill(body === undefined ? { status: 404 } : { headers, body });
    });
    await use(await EditingScreens.open(page, contentFiles()));
  },
});

export { expect };

/** The real editing screens, on a folder that the browser keeps in place of one on the disk. */
export class EditingScreens {
  readonly page: Page;
  readonly #save: Locator;
  readonly #back: Locator;

  private constructor(page: Page) {
    this.page = page;
    this.#save = page.getByRole("button", { name: "Save", exact: true });
    this.#back = page.getByRole("button", { name: "Cancel Editing" });
  }

  /**
   * Opens the screens and gives them the files.
   * @param server where they are; that of the page's site if left out
   */
  static async open(page: Page, files: ReadonlyMap<string, string>, server = ""): Promise<EditingScreens> {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(`${server}/icon.svg`);
    await page.evaluate(writeFiles, [...files, [".git/HEAD", ""] as const]);
    await page.addInitScript(() => {
      Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
      // A setting of the screens: what is saved stays open.
      localStorage.setItem("sveltia-cms.prefs", JSON.stringify({ closeOnSave: false }));
    });
    await page.goto(server + ADMIN_PAGE);
    await page.getByRole("button", { name: "Work with Local Repository" }).click();
    await expect(page.getByRole("treeitem", { name: "Testimonials" })).toBeVisible();
    return new EditingScreens(page);
  }

  /** Opens an entry, or a file that is the only one of its type. */
  async show(type: ContentTypeName, name: string): Promise<void> {
    await this.#open(isCollectionName(type) ? `${type}/entries/${name}` : `_singletons/entries/${type}`);
  }

  /** Goes back from what is open, as people do, and opens something else. */
  async #open(screen: string): Promise<void> {
    if (await this.#back.isVisible()) await this.#back.click();
    await expect(this.#back).toBeHidden();
    await this.page.evaluate((hash: string) => {
      location.hash = hash;
    }, `/collections/${screen}`);
    await expect(this.#back).toBeVisible();
  }

  /**
   * Finds a field, after unfolding what it is folded into.
   * @param path the names of fields and the numbers of items that lead to it, such as "sections.0.title"
   */
  async field(path: string): Promise<Locator> {
    const steps = path.split(".");
    for (const [index, step] of steps.entries()) {
      if (!/^\d+$/.test(step)) continue;
      const list = this.#fieldAt(steps.slice(0, index).join("."));
      const fold = await this.#reveal(list.locator(`[aria-controls$="-item-${step}-body"]`).first());
      if ((await fold.getAttribute("aria-expanded")) === "false") await fold.click();
    }
    return this.#reveal(this.#fieldAt(path));
  }

  /** Scrolls down until something is there: the screens draw fields once they come into view. */
  async #reveal(target: Locator): Promise<Locator> {
    const last = this.page.locator("[data-key-path]").last();
    await expect(async () => {
      if ((await target.count()) === 0) await last.scrollIntoViewIfNeeded();
      await expect(target).toBeVisible({ timeout: 500 });
    }).toPass();
    return target;
  }

  /** Finds the place in which a text is typed. */
  async textbox(path: string): Promise<Locator> {
    return (await this.field(path)).getByRole("textbox").first();
  }

  /** Saves what is open, and waits until it is. */
  async save(): Promise<void> {
    await this.#save.click();
    await expect(this.#save).toBeDisabled();
  }

  /** @returns the file as the screens have saved it */
  read(file: string): Promise<string> {
    return this.page.evaluate(readFile, file);
  }

  #fieldAt(path: string): Locator {
    return this.page.locator(`[data-key-path="${path}"]`);
  }
}

/** A text of a file, with its field. */
export interface FieldText {
  readonly path: string;
  readonly text: string;
  /** What the field takes. */
  readonly pattern: RegExp;
}

/** @returns the texts that a file of a type holds, but for those that are chosen */
export function fieldTexts(type: ContentTypeName, values: unknown): FieldText[] {
  return fieldsOfType(type).flatMap((field) => textsOf(field, Object(values)[field.name], field.name));
}

function textsOf(field: Field, value: unknown, path: string): FieldText[] {
  if (Array.isArray(value)) {
    const items = value.map((item, index) => [item, `${path}.${index}`] as const);
    const item = "field" in field ? field.field : undefined;
    return items.flatMap(([each, place]) => (item ? textsOf(item, each, place) : textsIn(field, each, place)));
  }
  if ((field.widget === "string" || field.widget === "text") && typeof value === "string") {
    const [pattern = ""] = "pattern" in field && Array.isArray(field.pattern) ? field.pattern : [];
    return [{ path, text: value, pattern: new RegExp(pattern) }];
  }
  return textsIn(field, value, path);
}

function textsIn(field: Field, value: unknown, path: string): FieldText[] {
  const values = new Map(Object.entries(value instanceof Object ? value : {}));
  const kinds: VariableFieldType[] = "types" in field ? (field.types ?? []) : [];
  const key = "typeKey" in field ? field.typeKey : undefined;
  const kind = kinds.find(({ name }) => name === values.get(key ?? "type"));
  const fields: Field[] = kind?.fields ?? ("fields" in field ? field.fields : []) ?? [];
  return fields.flatMap((each) => textsOf(each, values.get(each.name), path ? `${path}.${each.name}` : each.name));
}

async function writeFiles(files: readonly (readonly [path: string, text: string])[]): Promise<void> {
  for (const [path, text] of files) {
    const names = path.split("/");
    const name = names.pop() ?? "";
    let folder = await navigator.storage.getDirectory();
    for (const each of names) folder = await folder.getDirectoryHandle(each, { create: true });
    const writable = await (await folder.getFileHandle(name, { create: true })).createWritable();
    await writable.write(text);
    await writable.close();
  }
}

async function readFile(path: string): Promise<string> {
  const names = path.split("/");
  const name = names.pop() ?? "";
  let folder = await navigator.storage.getDirectory();
  for (const each of names) folder = await folder.getDirectoryHandle(each);
  return (await (await folder.getFileHandle(name)).getFile()).text();
}
