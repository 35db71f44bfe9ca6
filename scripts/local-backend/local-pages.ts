import type { Database } from "./database.ts";
import { type Answer, type Incoming, json } from "./http.ts";
import { readLeads } from "./leads.ts";
import type { Mailbox } from "./mailbox.ts";
import { leadsPage, mailboxPage, startPage } from "./pages.ts";

/** What the stand-in's own pages show. */
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

/** Answers requests to what only the stand-in has: the mailbox and the leads. */
export async function answerLocally(local: LocalPages, request: Incoming): Promise<Answer> {
  const route = routes[`${request.method} ${request.url.pathname}`];
  return route ? route(local) : json(404, { message: "The stand-in has nothing here" });
}
