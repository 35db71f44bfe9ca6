/** A form with every kind of field, all required. */
export const everyKind = {
  title: "Come to our open day",
  fields: [
    { kind: "text", name: "name", label: "Your Name", autocomplete: "name", maxLength: 120 },
    { kind: "email", name: "email", label: "Email Address", autocomplete: "email", maxLength: 254 },
    { kind: "tel", name: "phone", label: "Phone Number", autocomplete: "tel", maxLength: 40 },
    { kind: "url", name: "website", label: "Website", autocomplete: "url", maxLength: 200 },
    { kind: "number", name: "seats", label: "Seats", min: 1, max: 1200 },
    { kind: "text", name: "preferred-date", label: "Preferred Date", autocomplete: "off", maxLength: 200 },
    { kind: "textarea", name: "diet", label: "What You Don’t Eat", maxLength: 500 },
    { kind: "select", name: "industry", label: "Industry", options: "strategy-session-industry" },
    { kind: "checkboxes", name: "interests", label: "Interests", options: "strategy-session-interests" },
    { kind: "checkbox", name: "parking", label: "I need a place to park" },
    { kind: "consent", name: "newsletter", label: "Email me about the next open day." },
  ].map((field) => ({ ...field, required: true, missing: `Nothing is said about “${field.label}”` })),
  submit: "Book my seats",
  busy: "Booking…",
  success: { title: "See you at the open day", text: "We have kept your seats." },
  failure: "We couldn’t book your seats just now. What you typed is still here.",
  collectionNotice: "We collect these details to keep your seats.",
};
