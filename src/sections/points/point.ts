/** A titled text, as content gives it. */
export interface Point {
  readonly title: string;
  readonly text: string;
  readonly href?: string | undefined;
  /** The product that it is about. */
  readonly channel?: "chatbot" | "voice-agent" | undefined;
}
