import type { SectionOf } from "../../../schemas/sections/index.ts";
import { drawingOf } from "../scene.server.ts";
import type { SectionContext } from "../section-context.ts";
import { timed } from "./timing.ts";

/** Times at which it is light outside. */
const DAYTIME = /^(?:[6-9]|1[01])\D.*am$|^(?:12|[1-5])\D.*pm$/;

/** The call, with the seconds at which its parts appear, and the industry's building at the time of the call. */
export function callData({ call }: SectionOf<"call">, context: SectionContext) {
  const { content } = context;
  const found = content.find("calls", call)?.data;
  const { call: words, examples } = content.one("words");
  const drawing = drawingOf(context);
  const isLight = DAYTIME.test(found?.moments[0]?.time ?? "");
  return {
    call: found && { ...found, ...timed(found) },
    building: drawing && `/images/scenes/small/${drawing}${isLight ? "-dawn" : ""}.svg`,
    words: { ...words, label: examples.example },
  };
}
