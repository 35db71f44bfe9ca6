import { mdxJsxFromMarkdown } from "mdast-util-mdx-jsx";
import { mdxJsx } from "micromark-extension-mdx-jsx";
import type { Code, Construct, ConstructRecord, Effects, Extension, State } from "micromark-util-types";
import type { Processor } from "unified";

/**
 * Adds components to the Markdown parser, without the rest of MDX: content has no expressions, modules or HTML. So
 * "{" is always text, and "<" is too wherever no tag can start.
 */
export function remarkComponents(this: Processor): void {
  const data: { micromarkExtensions?: unknown[]; fromMarkdownExtensions?: unknown[] } = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), componentSyntax()];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), mdxJsxFromMarkdown()];
}

function componentSyntax(): Extension {
  const { flow = {}, text = {} } = mdxJsx();
  return {
    // As in MDX: indented text is no code, and tags are components or mistakes.
    disable: { null: ["codeIndented", "htmlFlow", "htmlText"] },
    flow: whereTagsStart(flow),
    text: whereTagsStart(text),
  };
}

/** The tag parser throws on anything that is no tag, so it only runs where one starts. */
function whereTagsStart(constructs: ConstructRecord): ConstructRecord {
  return Object.fromEntries(
    Object.entries(constructs).map(([code, list]) => [code, [list ?? []].flat().map(onlyAfterTagStart)]),
  );
}

function onlyAfterTagStart(construct: Construct): Construct {
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      return effects.check(tagStart, construct.tokenize.call(this, effects, ok, nok), nok);
    },
  };
}

const LETTER = /[A-Za-z]/;

/** The start of an autolink in angle brackets, which Markdown handles itself. */
const SCHEME_OR_MAILBOX = /[\w.+%-]/;

/** "<" before a name, a slash or "!". "<5" and "< 5" are text, "<https:" and "<me@" are autolinks. */
const tagStart: Construct = {
  tokenize(effects: Effects, ok: State, nok: State): State {
    const start = (code: Code): State | undefined => {
      effects.enter("tagStart");
      effects.consume(code);
      return first;
    };
    const first = (code: Code): State | undefined => {
      if (is(code, LETTER)) return name(code);
      effects.exit("tagStart");
      return is(code, /[/!?]/) ? ok(code) : nok(code);
    };
    const name = (code: Code): State | undefined => {
      if (is(code, SCHEME_OR_MAILBOX)) {
        effects.consume(code);
        return name;
      }
      effects.exit("tagStart");
      return is(code, /[:@]/) ? nok(code) : ok(code);
    };
    return start;
  },
};

function is(code: Code, pattern: RegExp): boolean {
  return code !== null && code > 0 && pattern.test(String.fromCodePoint(code));
}

declare module "micromark-util-types" {
  interface TokenTypeMap {
    /** The start of something that can only be a tag. */
    tagStart: "tagStart";
  }
}
