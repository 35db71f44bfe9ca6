/** Statuses that ask to come back later: they refuse nothing. */
const LATER = [408, 429];

/** Fields in which only the service itself says something; the gateway before it has a "message" alone. */
const SERVICE_FIELDS = ["code", "error_code", "msg", "error_description"];

/** What a success holds, by the last part of its path. */
const SUCCESS_FIELDS: Readonly<Record<string, string>> = { token: "access_token", verify: "access_token", user: "id" };

/**
 * Lets the service's own answers through to the client library, which takes everything for one: its session would end with a hotel network's
 * 403, and a gateway's words would be shown. A JSON answer of 400 to 499 is the service's, whatever its fields are called. A success that holds
 * nothing, and whatever else is no success, counts as the service being away.
 * @param request what asks the service
 */
export function onlyServiceAnswers(request: typeof fetch): typeof fetch {
  return async (input, init) => {
    const answer = await request(input, init);
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    const body: unknown = await answer
      .clone()
      .json()
      .catch(() => undefined);
    if (answer.ok) return isWhole(pathname, body) ? answer : away(503);
    const { status } = answer;
    const isLater = LATER.includes(status);
    if (status < 500 && !isLater) return body === undefined ? away(503) : answer;
    // The library removes a session whose refresh is answered below 500.
    if (isLater && search.includes("grant_type=refresh_token")) return away(503);
    return hasSome(body, SERVICE_FIELDS) ? answer : away(status);
  };
}

const away = (status: number) => new Response("{}", { status });

function isWhole(pathname: string, body: unknown): boolean {
  const field = SUCCESS_FIELDS[pathname.split("/").at(-1) ?? ""];
  return field === undefined || hasSome(body, [field]);
}

function hasSome(body: unknown, fields: readonly string[]): boolean {
  return typeof body === "object" && body !== null && fields.some((field) => field in body);
}
