/** Names in code that say little to people, where no schema has a title for them. */
const CALLED: Readonly<Record<string, string>> = {
  abn: "ABN",
  accordion: "Questions and answers",
  action: "Button",
  actions: "Buttons",
  alt: "What the picture shows",
  audience: "Who it is for",
  blurb: "About us, in a sentence or two",
  cells: "Texts of the row",
  chatUrl: "Address of the chatbot platform",
  computed: "Worked out",
  crm: "CRM",
  emailHost: "What follows the @ in email addresses",
  excerpt: "Summary",
  gst: "GST",
  heads: "Headings of the columns",
  href: "Leads to",
  id: "Short name",
  intents: "Questions",
  lead: "Introduction",
  passages: "Parts of pages that answer",
  seo: "Search results",
  studioUrl: "Address of the studio",
  url: "Web address",
  wordings: "How people ask",
};

/** @returns a name in code as people read it: relatedLinks is "Related links". */
export function fieldLabel(name: string): string {
  const called = CALLED[name];
  if (called !== undefined) return called;
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
