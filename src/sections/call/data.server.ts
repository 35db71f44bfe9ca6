import type { SectionOf } from "../../../schemas/sections/index.ts";
import { drawingOf } from "../scene.server.ts";
import type { SectionContext } from "../section-context.ts";
import { timed } from "./timing.ts";

const DAYTIME = /^(?:(?:[6-9]|1[01])(?!\d).*a\.?m\.?|(?:12|[1-5])(?!\d).*p\.?m\.?|noon|midday)$/i;

/** The call, with the seconds at which its parts appear, and the industry's building at the time of the call. */
export function callData({ call }: SectionOf<"call">, context: SectionContext) {
  const { content } = context;
  const found = content.find("calls", call)?.data;
  const { call: words, examples } = content.one("words");
  const drawing = drawingOf(context);
  const dawn = isLight(found?.moments[0]?.time ?? "") ? "-dawn" : "";
  return {
    call: found && { ...found, ...timed(found) },
    building: drawing && `/images/scenes/small/${drawing}${dawn}.svg`,
    words: { ...words, label: examples.example },
  };
}

/** Whether it is light outside at a time as marketers write it: "7.30 am", "7:30am", "noon". */
export function isLight(time: string): boolean {
  return DAYTIME.test(time);
}
