import { browserStore } from "../browser/browser-store.client.ts";
import { CARRIED_FIELD } from "./carried-field.ts";
import { Drafts } from "./drafts.client.ts";

/** Where something is taken along to. */
interface Destination {
  /** The form's name. */
  readonly form: string;
  /** The line above what is carried, which says where it comes from. */
  readonly note: string;
  /** The most characters of the form's message. */
  readonly most: number;
}

/**
 * Takes a conversation along to a form: it is put into the form's draft, below anything typed there already, to be edited and sent. What
 * is there already stays as it is; where there is no room for all, the newest is taken.
 * @param pieces what was said, oldest first
 */
export function carry({ form, note, most }: Destination, pieces: readonly string[]): void {
  const drafts = new Drafts(browserStore);
  const entries = drafts.read(form)?.entries ?? {};
  const [typed = ""] = entries[CARRIED_FIELD] ?? [];
  const head = [typed, typed.includes(note) ? "" : note].filter(Boolean).join("\n\n");
  const kept: string[] = [];
  let room = most - head.length;
  for (const piece of pieces.filter((each) => !typed.includes(each)).reverse()) {
    room -= piece.length + 2;
    if (room < 0) break;
    kept.unshift(piece);
  }
  if (kept.length === 0) return;
  drafts.save(form, { ...entries, [CARRIED_FIELD]: [[head, kept.join("\n\n")].join("\n")] });
}
