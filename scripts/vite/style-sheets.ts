import type { Plugin } from "vite";

const STYLE_MODULES = /\.css\.ts$/;

/** Where a compiled module asks for its styles. */
const STYLES = /^import\s*["'][^"']*\.vanilla\.css["'];?$/gm;

/**
 * What vanilla-extract made of each style module in one build, for the next one: to run the modules is most of its work.
 * A build for the server needs names of classes only.
 */
export class StyleSheets {
  readonly #modules = new Map<string, string>();

  /** Stands behind vanilla-extract's plugin in the first build. */
  remember(): Plugin {
    const handler = (code: string, id: string): void => {
      this.#modules.set(id, code.replace(STYLES, ""));
    };
    return { name: "remember-style-sheets", transform: { filter: { id: STYLE_MODULES }, handler } };
  }

  /**
   * Stands in place of vanilla-extract's plugin in the second build.
   * @throws if a module was no part of the first: its styles would reach no visitor
   */
  recall(): Plugin {
    const handler = (id: string): string => {
      const code = this.#modules.get(id);
      if (code === undefined) throw new Error(`${id} is used on the server only, so nobody would see its styles.`);
      return code;
    };
    return { name: "recall-style-sheets", enforce: "pre", load: { filter: { id: STYLE_MODULES }, handler } };
  }
}
