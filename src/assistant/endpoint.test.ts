import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { AnswerPart } from "./assistant.ts";
import { createEndpoint, type EndpointSettings } from "./endpoint.client.ts";

const HELP = "https://help.bot.example";
const SECONDS = 60;

const settings: EndpointSettings = {
  kind: "endpoint",
  address: "https://bot.example/ask",
  linkOrigins: [HELP],
  timeout: SECONDS,
};

/** A bot's answer, as far as it comes: it ends with "done" or "end" alone. */
const message = (event: string, data: object) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
const text = (words: string) => message("text", { text: words });
const DONE = message("done", {});

/** Has the bot answer with pieces of a stream, which stays open unless it is ended. @returns the signal of the last request */
function answer(pieces: readonly string[], { ends = false, status = 200 } = {}) {
  const fetching = vi.fn(async (_address: string, { signal }: { readonly signal: AbortSignal }) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
        if (ends) controller.close();
        signal.addEventListener("abort", () => !ends && controller.error(signal.reason));
      },
    });
    return new Response(body, { status });
  });
  vi.stubGlobal("fetch", fetching);
  return fetching;
}

/** Asks, and collects what comes. @returns the parts, and the failure if there was one */
async function ask(signal = new AbortController().signal, parts: AnswerPart[] = []) {
  try {
    for await (const part of createEndpoint(settings).ask("hello", [], signal)) parts.push(part);
    return { parts };
  } catch (error) {
    return { parts, failure: error instanceof Error ? error.message : String(error) };
  }
}

beforeEach(() => {
  vi.stubGlobal("location", new URL("https://www.company.example/demo"));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("The bot is asked without cookies, and its answer ends with its last message", async () => {
  const fetching = answer([text("From $99 "), text("a month.").slice(0, 9), text("a month.").slice(9), DONE]);
  const parts = ["From $99 ", "a month."].map((words) => ({ kind: "text", text: words }));
  expect(await ask()).toEqual({ parts });
  expect(fetching).toHaveBeenCalledWith(
    settings.address,
    expect.objectContaining({ method: "POST", credentials: "omit", body: '{"question":"hello","history":[]}' }),
  );
});

test("Links lead within the site and to the configured hosts only", async () => {
  const refused = [
    "https://evil.example/",
    "http://help.bot.example/",
    "javascript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "//evil.example/",
    "/\\evil.example/",
    "https://help.bot.example.evil.example/",
    "mailto:a@evil.example",
    "http://[",
  ];
  const links = ["/pricing#top", `${HELP}/article`, ...refused].map((href) =>
    message("source", { title: "Read", href }),
  );
  answer([...links, message("source", { title: 5, href: "/about" }), DONE]);
  const sources = ["/pricing#top", `${HELP}/article`].map((href) => ({
    kind: "source",
    source: { title: "Read", href },
  }));
  expect(await ask()).toEqual({ parts: sources });
});

describe("It is said to have failed", () => {
  test.each([
    ["with a wrong status", [], { ends: true, status: 503 }, "The bot answered with status 503."],
    ["where the connection breaks", [text("Half")], { ends: true }, "The answer broke off."],
    ["where it sends no JSON", ["event: text\ndata: <html>\n\n"], {}, "The bot sent what is no JSON."],
  ])("%s", async (_when, pieces, how, failure) => {
    answer(pieces, how);
    expect(await ask()).toMatchObject({ failure });
  });

  test.each([
    ["never begins", []],
    ["stops in the middle", [text("Half")]],
  ])("where its answer %s, after the time of the settings", async (_when, pieces) => {
    vi.useFakeTimers();
    answer(pieces);
    const parts: AnswerPart[] = [];
    const asked = ask(undefined, parts);
    await vi.advanceTimersByTimeAsync(SECONDS * 1000 - 1);
    expect(parts).toHaveLength(pieces.length);
    await vi.advanceTimersByTimeAsync(1);
    expect(await asked).toMatchObject({ failure: "The bot did not answer." });
  });
});

test("A visitor who stops it ends the request, and it isn't said to have failed", async () => {
  const fetching = answer([text("On and on")]);
  const stopping = new AbortController();
  const parts: AnswerPart[] = [];
  const asked = ask(stopping.signal, parts);
  await vi.waitFor(() => expect(parts).toHaveLength(1));
  stopping.abort(new Error("stopped"));
  expect(await asked).toMatchObject({ failure: "stopped" });
  expect(fetching.mock.lastCall?.[1].signal.aborted).toBe(true);
});
