/** What the function is told when it is deployed. */
interface Settings {
  /** Known to the database's webhooks and this function alone: webhooks are not signed. */
  readonly secret: string;
  /** Takes `{"text": "…"}`, as the incoming webhooks of chat services and most mail services do. */
  readonly receiver: string;
  /** Where staff read leads. */
  readonly inbox: string;
  /** Milliseconds between attempts. */
  readonly pause: number;
  /** Milliseconds that an answer may take. */
  readonly patience: number;
}

const ATTEMPTS = 3;

/** Statuses of gateways in front of a slow receiver; 524 is Cloudflare's. */
const GATEWAY_TIMEOUTS = [504, 524];

/**
 * Answers a database webhook: staff are told that a row was added to leads or staff_notices.
 *
 * Nothing that a visitor typed is handed on. Leads stay in Australia, as the privacy policy promises, and a chat or mail service need not.
 *
 * @returns 204 once the receiver has taken it; the dashboard's log shows any other status
 */
export async function notifyStaff(request: Request, settings: Settings): Promise<Response> {
  if (!(await isSame(request.headers.get("authorization") ?? "", `Bearer ${settings.secret}`))) return answer(401);
  const text = textOf(await request.json().catch(() => null), settings.inbox);
  if (text === undefined) return answer(400);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const answered = await tell(settings, text);
    if (answered === "taken") return answer(204);
    if (answered === "unknown") return answer(504);
    if (attempt < ATTEMPTS) await new Promise((resolve) => setTimeout(resolve, settings.pause * attempt));
  }
  return answer(502);
}

const answer = (status: number) => new Response(null, { status });

/**
 * A receiver that is slow may have told staff all the same, so it is not asked again: being told three times is worse than looking at the inbox.
 * A redirect is a failure: where it leads, a message would arrive as a question for a page.
 */
async function tell({ receiver, patience }: Settings, text: string): Promise<"taken" | "refused" | "unknown"> {
  const headers = { "content-type": "application/json" };
  const init = { method: "POST", headers, body: JSON.stringify({ text }), redirect: "manual" } as const;
  try {
    const response = await fetch(receiver, { ...init, signal: AbortSignal.timeout(patience) });
    await response.body?.cancel();
    if (GATEWAY_TIMEOUTS.includes(response.status)) return "unknown";
    return response.ok ? "taken" : "refused";
  } catch (error) {
    return error instanceof DOMException && error.name === "TimeoutError" ? "unknown" : "refused";
  }
}

/** @returns what staff are told of a new row; undefined if it is none */
function textOf(payload: unknown, inbox: string): string | undefined {
  if (!isRecord(payload) || payload["type"] !== "INSERT" || !isRecord(payload["record"])) return undefined;
  const { record, table } = payload;
  if (table === "staff_notices") return `${record["text"]}\n${inbox}`;
  if (table !== "leads") return undefined;
  const newsletter = record["consent_wording"] ? " They agreed to newsletters." : "";
  return `A new lead: form “${nameOf(record["form"])}”, page ${nameOf(record["page"])}.${newsletter}\n${inbox}`;
}

/** Forms and pages can be made up by programs: only what such names are made of gets through. */
function nameOf(value: unknown): string {
  return String(value)
    .replace(/[^\w/.-]/g, "")
    .slice(0, 80);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** Compares hashes, so that the time it takes tells nothing about the secret. */
async function isSame(one: string, other: string): Promise<boolean> {
  const hashes = await Promise.all(
    [one, other].map((text) => crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))),
  );
  const [a, b] = hashes.map((hash) => new Uint8Array(hash));
  return a !== undefined && b !== undefined && a.every((byte, index) => byte === b[index]);
}
