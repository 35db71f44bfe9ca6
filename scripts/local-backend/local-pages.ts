import { z } from "zod";
import type { Clock } from "./clock.ts";
import type { Database } from "./database.ts";
import type { Faults } from "./faults.ts";
import { type Answer, type Incoming, json, parseJson } from "./http.ts";
import { ageLeads, deleteLeads, readLeads } from "./leads.ts";
import type { Mailbox } from "./mailbox.ts";
import { leadsPage, mailboxPage, startPage } from "./pages.ts";

/** What the stand-in's own pages and its controls for tests work with. */
export interface LocalPages {
  readonly mailbox: Mailbox;
  readonly faults: Faults;
  readonly clock: Clock;
  readonly database: () => Promise<Database>;
}

type Route = (local: LocalPages, request: Incoming) => Answer | Promise<Answer>;

const html = (body: string): Answer => ({
  status: 200,
  headers: {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
    "referrer-policy": "no-referrer",
  },
  body,
});

const done: Answer = { status: 204 };

/**
 * Only a body that says it is JSON counts: without a preflight, which these paths never pass, no other site's page can
 * send one.
 */
function isJson(request: Incoming): boolean {
  return request.headers["content-type"]?.startsWith("application/json") === true;
}

function addFault(local: LocalPages, request: Incoming): Answer {
  if (!isJson(request)) return json(415, { message: "Send JSON" });
  try {
    return json(201, local.faults.add(parseJson(request.body)));
  } catch (error) {
    if (error instanceof z.ZodError) return json(400, { message: z.prettifyError(error) });
    throw error;
  }
}

const advanceSchema = z.strictObject({ advance: z.number().min(0) });

async function advance(local: LocalPages, request: Incoming): Promise<Answer> {
  const read = advanceSchema.safeParse(parseJson(request.body));
  if (!isJson(request) || !read.success) return json(400, { message: 'Send JSON such as {"advance": 3600}' });
  local.clock.advance(read.data.advance);
  await ageLeads(await local.database(), read.data.advance);
  return done;
}

const routes: Readonly<Record<string, Route>> = {
  "GET /": () => html(startPage()),
  "GET /mailbox": (local) => html(mailboxPage(local.mailbox.mails())),
  "GET /mailbox.json": (local) => json(200, local.mailbox.mails()),
  "DELETE /mailbox": (local) => {
    local.mailbox.empty();
    return done;
  },
  "GET /leads": async (local) => html(leadsPage(await readLeads(await local.database()))),
  "GET /leads.json": async (local) => json(200, await readLeads(await local.database())),
  "DELETE /leads": async (local) => {
    await deleteLeads(await local.database());
    return done;
  },
  "GET /faults": (local) => json(200, local.faults.list()),
  "POST /faults": addFault,
  "DELETE /faults": (local) => {
    local.faults.clear();
    return done;
  },
  "POST /clock": advance,
};

/** Answers requests to what only the stand-in has: the mailbox, the leads, and the controls for tests. */
export async function answerLocally(local: LocalPages, request: Incoming): Promise<Answer> {
  const route = routes[`${request.method} ${request.url.pathname}`];
  return route ? route(local, request) : json(404, { message: "The stand-in has nothing here" });
}
