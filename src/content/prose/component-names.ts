import { type ProseComponentName, proseComponents } from "../../../schemas/prose-components.ts";

/** Whether content can use a component of that name. */
export function isProseComponent(name: string): name is ProseComponentName {
  return Object.hasOwn(proseComponents, name);
}
