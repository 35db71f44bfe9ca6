import type { Content } from "../content/entries/content.server.ts";
import { CARRIED_FIELD } from "../forms/carried-field.ts";

/** Gets the dialog's words and settings. The words of answers are part of the knowledge. */
export function assistantOfPage(content: Content) {
  const { computed: _computed, emergency: _emergency, answering: _answering, ...words } = content.one("assistant");
  const { contact, session } = words.offers;
  const offers = {
    contact: { ...contact, most: roomIn(content, contact.form) },
    session: { ...session, most: roomIn(content, session.form) },
  };
  return { words: { ...words, offers }, settings: content.one("assistant-settings") };
}

/** The longest message of a form. */
function roomIn(content: Content, form: string): number {
  const field = content.find("forms", form)?.data.fields.find(({ name }) => name === CARRIED_FIELD);
  return field && "maxLength" in field ? field.maxLength : 0;
}
