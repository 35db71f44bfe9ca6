import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { receiveEvents } from "./receive-events.ts";

async function receiver() {
  const lines: string[] = [];
  const site = receiveEvents(
    "/events",
    (_request, response) => void response.end("site"),
    (line) => lines.push(line),
  );
  const server = createServer(site);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const origin = `http://localhost:${typeof address === "object" ? address?.port : ""}`;
  const post = async (body: string) => (await fetch(`${origin}/events`, { method: "POST", body })).status;
  return { lines, origin, post };
}

test("An event is printed as one line; everything else is the site's", async () => {
  const { lines, origin, post } = await receiver();

  expect(await post(JSON.stringify({ event: "web-vital", name: "LCP", value: 812, page: "/pricing" }))).toBe(204);
  expect(lines).toEqual(["web-vital  /pricing  name=LCP  value=812"]);
  expect(await (await fetch(`${origin}/pricing`)).text()).toBe("site");
  expect(await (await fetch(`${origin}/events`)).text()).toBe("site");
});

test("What is no event, or too much, is refused, and nothing can write into the terminal as it likes", async () => {
  const { lines, post } = await receiver();

  expect(await post("not JSON")).toBe(400);
  expect(await post("x".repeat(5000))).toBe(413);
  expect(await post(JSON.stringify({ event: "error", page: "/", message: "a\u001b[2J\nb" }))).toBe(204);
  expect(lines).toEqual(["error  /  message=a[2Jb"]);
});
