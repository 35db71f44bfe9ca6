import type { Page } from "@playwright/test";

/** Opens addresses of the site in one page, and keeps pictures of what they show in gallery/. */
export class Camera {
  readonly page: Page;
  readonly #origin: string;

  constructor(page: Page, origin: string) {
    this.page = page;
    this.#origin = origin;
  }

  /** Opens an address and waits until everything on it is there. */
  async open(address: string): Promise<void> {
    await this.page.goto(this.#origin + address);
    await this.#showLazyPictures();
  }

  /**
   * Takes a picture.
   * @param name the file's name, to which the width is added
   * @param extent the whole page, or what the window shows of it
   */
  async save(name: string, extent: "page" | "window" = "page"): Promise<void> {
    const path = `gallery/${name}-${this.page.viewportSize()?.width}.png`;
    await this.page.screenshot({ path, fullPage: extent === "page" });
  }

  /** Prints what is shown, on A4: how pages break is seen on no screen. */
  async print(name: string): Promise<void> {
    await this.page.pdf({ path: `gallery/print-${name}.pdf`, format: "A4" });
  }

  /** Pictures below the first screen are fetched late; a picture of the whole page needs them all. */
  async #showLazyPictures(): Promise<void> {
    await this.page.evaluate(async () => {
      const pictures = [...document.images];
      for (const picture of pictures) picture.loading = "eager";
      await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    });
  }
}
