import type { assistantOfPage } from "./demo-assistant.server.ts";

export type DemoAssistant = ReturnType<typeof assistantOfPage>;

export type Words = DemoAssistant["words"];
