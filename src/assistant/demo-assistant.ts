import type { assistantOfPage } from "./demo-assistant.server.ts";

/** What a page knows of its assistant. */
export type DemoAssistant = ReturnType<typeof assistantOfPage>;

/** The words of the dialog. */
export type Words = DemoAssistant["words"];

/** A sample question that was pressed. Pressing it again is another request. */
export interface Request {
  readonly question: string;
  readonly opener: HTMLElement;
}

/** What the corner is made from. */
export interface CornerProps {
  readonly assistant: DemoAssistant;
  readonly samples: readonly string[];
  /** A sample question that was pressed on the page. */
  readonly request: Request | undefined;
}
