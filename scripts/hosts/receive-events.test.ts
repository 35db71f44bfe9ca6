import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:net";
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
  const port = typeof address === "object" ? Number(address?.port) : 0;
  const origin = `http://localhost:${port}`;
  const post = async (body: string) => (await fetch(`${origin}/events`, { method: "POST", body })).status;
  return { lines, origin, port, post };
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

  for (const body of ["not JSON", "null", '"text"', "[]", '{"event":"page-view"}', '{"event":{},"page":"/"}'])
    expect(await post(body), body).toBe(400);
  expect(await post("x".repeat(5000))).toBe(413);
  expect(await post(JSON.stringify({ event: "error", page: "/", message: "a\u001b[2J\nb" }))).toBe(204);
  expect(lines).toEqual(["error  /  message=a[2Jb"]);
});

test("A client that hangs up in the middle of an event does no harm", async () => {
  const { origin, port, lines } = await receiver();
  const failures: unknown[] = [];
  const note = (error: unknown) => failures.push(error);
  process.on("unhandledRejection", note);
  onTestFinished(() => void process.off("unhandledRejection", note));
  const socket = connect(port, "localhost");
  socket.write("POST /events HTTP/1.1\r\nHost: site\r\nContent-Length: 100\r\n\r\n{");
  await once(socket, "connect");
  socket.destroy();
  expect(await (await fetch(`${origin}/pricing`)).text()).toBe("site");
  expect(await (await fetch(`${origin}/pricing`)).text()).toBe("site");
  expect(failures).toEqual([]);
  expect(lines).toEqual([]);
});
