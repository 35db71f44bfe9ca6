import { Announcement } from "./announcement.client.tsx";
import { Conversation } from "./conversation.client.ts";
import { createAssistant } from "./create-assistant.client.ts";
import type { DemoAssistant } from "./demo-assistant.ts";
import { Turns } from "./turns.client.tsx";

/** What a page needs to ask and to be answered. Its application comes without it. */
export interface Running {
  readonly conversation: Conversation;
  readonly Turns: typeof Turns;
  readonly Announcement: typeof Announcement;
}

/** Takes the visit's conversation up again, or begins one. */
export function start(settings: DemoAssistant["settings"]): Running {
  return { conversation: new Conversation(createAssistant(settings)), Turns, Announcement };
}
