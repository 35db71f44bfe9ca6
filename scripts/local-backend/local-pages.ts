import { LOCALE } from "../../src/format/locale.ts";
import { escapeXml } from "../../src/seo/escape-xml.ts";
import type { Database } from "./database.ts";
import { type Answer, type Incoming, json } from "./http.ts";
import { type Lead, readLeads } from "./leads.ts";
import type { Mail, Mailbox } from "./mailbox.ts";

export interface LocalPages {
  readonly mailbox: Mailbox;
  readonly database: () => Promise<Database>;
}

const html = (body: string): Answer => ({
  status: 200,
  headers: {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
    "referrer-policy": "no-referrer",
  },
  body,
});

const routes: Readonly<Record<string, (local: LocalPages) => Answer | Promise<Answer>>> = {
  "GET /": () => html(startPage()),
  "GET /mailbox": ({ mailbox }) => html(mailboxPage(mailbox.mails())),
  "GET /mailbox.json": ({ mailbox }) => json(200, mailbox.mails()),
  "GET /leads": async ({ database }) => html(leadsPage(await readLeads(await database()))),
  "GET /leads.json": async ({ database }) => json(200, await readLeads(await database())),
};

/** Answers requests for the mailbox and the leads, which only the stand-in has. */
export async function answerLocally(local: LocalPages, request: Incoming): Promise<Answer> {
  const route = routes[`${request.method} ${request.url.pathname}`];
  return route ? route(local) : json(404, { message: "The stand-in has nothing here" });
}

const style = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
  article { border-top: 1px solid; padding: 1rem 0; overflow-wrap: anywhere; }
  dt { font-weight: bold; } dd { margin: 0 0 .5rem; white-space: pre-wrap; }`;

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="${LOCALE}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeXml(title)} – local backend</title>
<style>${style}</style>
</head>
<body>
<nav aria-label="Local backend"><a href="/mailbox">Mailbox</a> · <a href="/leads">Leads</a></nav>
<main>
<h1>${escapeXml(title)}</h1>
${body}
</main>
</body>
</html>
`;
}

const time = (iso: string) => `<time datetime="${escapeXml(iso)}">${escapeXml(iso)}</time>`;

function mailEntry(mail: Mail): string {
  return `<article>
<h2>${escapeXml(mail.subject)}</h2>
<p>To ${escapeXml(mail.to)}, ${time(mail.sentAt)}</p>
<p><a href="${escapeXml(mail.link)}">Open the link of this mail</a></p>
</article>`;
}

function mailboxPage(mails: readonly Mail[]): string {
  const empty = "<p>No mail yet. Ask for a new password on the website, then load this page again.</p>";
  const intro = "<p>No mail leaves this machine. A link works once; the newest one only.</p>";
  return page("Mailbox", mails.length === 0 ? empty : intro + mails.map(mailEntry).join("\n"));
}

function definition(name: string, value: string | readonly string[]): string {
  const values = typeof value === "string" ? [value] : value;
  return `<dt>${escapeXml(name)}</dt>${values.map((each) => `<dd>${escapeXml(each)}</dd>`).join("")}`;
}

function leadEntry(lead: Lead): string {
  const consent = lead.consent_wording === null ? "" : definition("consent", lead.consent_wording);
  const fields = Object.entries(lead.fields).map(([name, value]) => definition(name, value));
  return `<article>
<h2>${escapeXml(lead.form)}</h2>
<p>From ${escapeXml(lead.page)}, ${time(lead.created_at)}</p>
<dl>${fields.join("")}${consent}</dl>
</article>`;
}

function leadsPage(leads: readonly Lead[]): string {
  const empty = "<p>No lead yet. Send one of the website's forms, then load this page again.</p>";
  return page("Leads", leads.length === 0 ? empty : leads.map(leadEntry).join("\n"));
}

/** The start page of the stand-in's address. */
function startPage(): string {
  const text =
    "This is the local stand-in of the hosted backend. Nothing on it is public, and no mail leaves this machine.";
  return page("Local backend", `<p>${text} <code>docs/backend.md</code> says more.</p>`);
}
