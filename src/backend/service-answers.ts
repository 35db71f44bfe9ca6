/** Statuses that ask to retry later. */
const LATER = [408, 429];

/** Only the service itself uses these fields; the gateway before it has "message" alone. */
const SERVICE_FIELDS = ["code", "error_code", "msg", "error_description"];

/** The field of a successful answer, by the last part of its path. */
const SUCCESS_FIELDS: Readonly<Record<string, string>> = { token: "access_token", verify: "access_token", user: "id" };

/**
 * Passes only the service's own answers on to the client library, which would take a hotel network's 403 for the end of a session and show a
 * gateway's error text. JSON answers of 400 to 499 are the service's, whatever their fields. Successes without the
 * expected field, and everything else, count as the service being unavailable.
 */
export function onlyServiceAnswers(request: typeof fetch): typeof fetch {
  return async (input, init) => {
    const answer = await request(input, init);
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    const body: unknown = await answer
      .clone()
      .json()
      .catch(() => undefined);
    if (answer.ok) return isWhole(pathname, answer.status, body) ? answer : away(503);
    const { status } = answer;
    const isLater = LATER.includes(status);
    if (status < 500 && !isLater) return body === undefined ? away(503) : answer;
    // The library removes a session if its refresh is answered below 500.
    if (isLater && search.includes("grant_type=refresh_token")) return away(503);
    return hasSome(body, SERVICE_FIELDS) ? answer : away(status);
  };
}

const away = (status: number) => new Response("{}", { status });

function isWhole(pathname: string, status: number, body: unknown): boolean {
  const call = pathname.split("/").at(-1) ?? "";
  // The service accepts a request for a link with an empty object alone.
  if (call === "recover") return status === 200 && JSON.stringify(body) === "{}";
  const field = SUCCESS_FIELDS[call];
  return field === undefined || hasSome(body, [field]);
}

function hasSome(body: unknown, fields: readonly string[]): boolean {
  return typeof body === "object" && body !== null && fields.some((field) => field in body);
}
