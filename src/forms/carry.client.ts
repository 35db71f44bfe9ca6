import { browserStore } from "../browser/browser-store.client.ts";
import { Drafts } from "./drafts.client.ts";

/** The field that every form has for what is said in one's own words. */
const FIELD = "message";

/**
 * Takes a question along to a form: it is put into the form's draft, below anything typed there already.
 * @param form the form's name
 * @param introduction the line above the question, which says where it comes from
 */
export function carryQuestion(form: string, introduction: string, question: string): void {
  const drafts = new Drafts(browserStore);
  const entries = drafts.read(form)?.entries ?? {};
  const [typed = ""] = entries[FIELD] ?? [];
  if (typed.includes(question)) return;
  const carried = `${introduction}\n${question}`;
  drafts.save(form, { ...entries, [FIELD]: [typed ? `${typed}\n\n${carried}` : carried] });
}
