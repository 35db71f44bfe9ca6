import type { Content } from "../content/entries/content.server.ts";
import { CARRIED_FIELD } from "../forms/carried-field.ts";

/** Gets what the dialog says, and where its answers come from. What answers say is with the knowledge. */
export function assistantOfPage(content: Content) {
  const { computed: _computed, emergency: _emergency, answering: _answering, ...words } = content.one("assistant");
  const { contact, session } = words.offers;
  const offers = {
    contact: { ...contact, most: roomIn(content, contact.form) },
    session: { ...session, most: roomIn(content, session.form) },
  };
  return { words: { ...words, offers }, settings: content.one("assistant-settings") };
}

/** How much a form's message may hold. */
function roomIn(content: Content, form: string): number {
  const field = content.find("forms", form)?.data.fields.find(({ name }) => name === CARRIED_FIELD);
  return field && "maxLength" in field ? field.maxLength : 0;
}
