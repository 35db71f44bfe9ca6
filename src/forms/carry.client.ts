import { browserStore } from "../browser/browser-store.client.ts";
import { CARRIED_FIELD } from "./carried-field.ts";
import { Drafts } from "./drafts.client.ts";

/** The form that a conversation is carried to. */
interface Destination {
  readonly form: string;
  /** The line above it, with its origin. */
  readonly note: string;
  /** The most characters of the message. */
  readonly most: number;
}

/**
 * Carries a conversation to a form: appends it to the form's draft, to be edited and sent. What
 * is there already is kept; if there is no room for all, the newest wins.
 * @param pieces the conversation, oldest first
 */
export function carry({ form, note, most }: Destination, pieces: readonly string[]): void {
  const drafts = new Drafts(browserStore);
  const [typed = ""] = drafts.read(form)?.entries[CARRIED_FIELD] ?? [];
  const head = [typed, typed.includes(note) ? "" : note].filter(Boolean).join("\n\n");
  const kept: string[] = [];
  let room = most - head.length;
  for (const piece of pieces.filter((each) => !typed.includes(each)).reverse()) {
    room -= piece.length + 2;
    if (room < 0) break;
    kept.unshift(piece);
  }
  if (kept.length === 0) return;
  drafts.add(form, { [CARRIED_FIELD]: [[head, kept.join("\n\n")].join("\n")] });
}
