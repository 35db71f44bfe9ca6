export interface Point {
  readonly title: string;
  readonly text: string;
  readonly href?: string | undefined;
  /** The product it is about. */
  readonly channel?: "chatbot" | "voice-agent" | undefined;
}
