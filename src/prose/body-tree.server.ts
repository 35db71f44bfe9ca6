import GithubSlugger from "github-slugger";
import type { Element, ElementContent, Root, RootContent } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { mdxToHast } from "satteri";
import { unbroken } from "../../schemas/unbroken.ts";
import { onDemand } from "../content/reading/on-demand.ts";
import { isReadAlike, parseMdx } from "../content/reading/parse-mdx.ts";
import { fillTokens, type Tokens } from "../content/tokens.ts";

type Tag = Extract<RootContent, { type: "mdxJsxFlowElement" | "mdxJsxTextElement" }>;

/**
 * Turns a body into elements of HTML. A component becomes an element of its name, which is looked up like Markdown's own.
 * The native parser does most of it, where it reads the same as remark; both ways lead to the same tree (body-tree.test.ts).
 * @param body the text below the front matter, checked
 * @param tokens the facts that stand for tokens such as [[brand]]
 */
export function bodyTree(body: string, tokens: Tokens): Root {
  const tree = (isReadAlike(body) && readNatively(body)) || readByRemark(body);
  const finisher = new Finisher(tokens);
  return { type: "root", children: tree.children.flatMap((node) => finisher.finish(node)) };
}

/** @returns undefined if the native parser objects to the body */
export function readNatively(body: string): Root | undefined {
  try {
    const tree = mdxToHast(body, { features: { frontmatter: false } });
    return tree.type === "root" ? tree : undefined;
  } catch {
    return undefined;
  }
}

/** Reads a body in the slow way. */
export function readByRemark(body: string): Root {
  const { unified } = onDemand.unified();
  const { default: remarkRehype } = onDemand.remarkRehype();
  return unified()
    .use(remarkRehype, { passThrough: ["mdxJsxFlowElement", "mdxJsxTextElement"] })
    .runSync(parseMdx(body));
}

/** Does in one walk what is left to do with a tree. */
class Finisher {
  readonly #tokens: Tokens;
  /** Gives headings the anchors that the content check knows. */
  readonly #slugger = new GithubSlugger();

  constructor(tokens: Tokens) {
    this.#tokens = tokens;
  }

  finish(node: RootContent): ElementContent[] {
    if (node.type === "text") return [{ type: "text", value: unbroken(this.#fill(node.value)) }];
    if (isTag(node)) return [this.#component(node)];
    if (node.type !== "element") return [];
    // A component alone on its line stands for itself and not in a paragraph, as MDX has it.
    if (node.tagName === "p" && node.children.every(isTagOrSpace))
      return node.children.filter(isTag).map((tag) => this.#component(tag));
    return [this.#element(node)];
  }

  #element(element: Element): Element {
    const { tagName, properties, children } = element;
    const finished: Element = { type: "element", tagName, properties, children: this.#all(children) };
    if (/^h[1-6]$/.test(tagName)) properties["id"] = this.#slugger.slug(this.#fill(textOf(element)));
    if (typeof properties["href"] === "string") properties["href"] = this.#fillAddress(properties["href"]);
    const alignment = /^text-align: (\w+)$/.exec(String(properties["style"] ?? ""))?.[1];
    if (!alignment) return finished;
    // remark's way; styles the security policy would refuse.
    const { style: _style, ...others } = properties;
    return { ...finished, properties: { ...others, align: alignment } };
  }

  #component({ name, attributes, children }: Tag): Element {
    const given = attributes.flatMap((attribute) =>
      attribute.type === "mdxJsxAttribute" && typeof attribute.value === "string"
        ? [[attribute.name, this.#fill(attribute.value)] as const]
        : [],
    );
    return {
      type: "element",
      tagName: name ?? "",
      properties: Object.fromEntries(given),
      children: this.#all(children),
    };
  }

  #all(nodes: readonly RootContent[]): ElementContent[] {
    return nodes.flatMap((node) => this.finish(node));
  }

  #fill(text: string): string {
    return fillTokens(text, this.#tokens);
  }

  /** In addresses, the parsers have written brackets as browsers would. */
  #fillAddress(address: string): string {
    if (!address.includes("%5B%5B")) return address;
    return address.replace(/%5B%5B(.+?)%5D%5D/g, (written, name: string) => {
      const fact = this.#tokens.get(name);
      return fact === undefined ? written : encodeURI(fact);
    });
  }
}

function isTag(node: RootContent): node is Tag {
  return node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";
}

function isTagOrSpace(node: RootContent): boolean {
  return isTag(node) || (node.type === "text" && node.value.trim() === "");
}
