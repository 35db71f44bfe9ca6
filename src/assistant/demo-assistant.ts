import type { assistantOfPage } from "./demo-assistant.server.ts";

export type DemoAssistant = ReturnType<typeof assistantOfPage>;

export type Words = DemoAssistant["words"];

/** A sample question that was pressed. A second press is a new object. */
export interface Request {
  readonly question: string;
  readonly opener: HTMLElement;
}

/** Props of the corner. */
export interface CornerProps {
  readonly assistant: DemoAssistant;
  readonly samples: readonly string[];
  /** The sample question that was pressed on the page. */
  readonly request: Request | undefined;
}
