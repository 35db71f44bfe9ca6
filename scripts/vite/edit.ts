/** The editing screens in the dev server, for the folder on this computer. They are bundled when they are first opened. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import type { Plugin } from "vite";
import { z } from "zod";
import type { Content } from "../../src/content/entries/content.server.ts";
import type { Problem } from "../../src/content/problems/problem.ts";
import { adminFiles } from "../edit/admin-files.ts";
import { type FieldAnswer, factsIn, type News, type OpenEntry, openEntry, saidOf, writtenAt } from "../edit/entries.ts";
import { editorPlace, findField, pressedTextSchema } from "../edit/find-field.ts";
import { ADMIN_PAGE, adminPolicy, CHECK_PAGE, FACTS_PAGE, SPLIT_PAGE } from "../hosts/admin-policy.ts";
import { fileHeaders } from "../hosts/file-headers.ts";
import { htmlFile } from "../hosts/html-file.ts";
import { type ContentSource, isShown } from "./content.ts";

/** What the form beside the page asks, by address. */
const QUESTIONS = new Map<string, (content: Content, asked: unknown) => unknown>([
  [`${ADMIN_PAGE}/field`, fieldOf],
  [`${ADMIN_PAGE}/entry`, entryOf],
]);

/** The plugin. It runs before other handlers of unknown addresses. */
export function editingScreens(source: ContentSource): Plugin {
  let bundled: ReturnType<typeof adminFiles> | undefined;
  return {
    name: "editing-screens",
    apply: "serve",
    configureServer(server) {
      const listening = new Set<ServerResponse>();
      const said = new Set<string>();
      const tell = async (path: string, listeners: Iterable<ServerResponse>) => {
        const news = await newProblems(source, path, said).catch(() => undefined);
        if (news) for (const response of listeners) response.write(`data: ${JSON.stringify(news)}\n\n`);
      };
      server.watcher.on("all", (_event, path) => {
        if (listening.size > 0 && isShown(server.config.root, path)) void tell(path, listening);
      });
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? "/", "http://localhost");
        if (pathname !== ADMIN_PAGE && !pathname.startsWith(`${ADMIN_PAGE}/`)) return next();
        const answer = QUESTIONS.get(pathname);
        if (answer && request.method === "POST") {
          answerOf(source, request, answer).then((found) => {
            response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(found ?? null));
          }, next);
          return;
        }
        if (pathname === CHECK_PAGE) {
          response.writeHead(200, { "content-type": "text/event-stream" }).flushHeaders();
          listening.add(response);
          void tell("", [response]);
          response.on("close", () => listening.delete(response));
          return;
        }
        if (pathname === FACTS_PAGE) {
          source.current.then(({ preview }) => response.end(JSON.stringify([...preview.tokens])), next);
          return;
        }
        bundled ??= adminFiles(undefined, new Map()).catch((error) => {
          bundled = undefined;
          throw error;
        });
        bundled.then((files) => {
          const page = [ADMIN_PAGE, SPLIT_PAGE].find((address) => pathname.replace(/\/$/, "") === address);
          const path = page ? htmlFile(page) : pathname;
          const headers = { ...fileHeaders(path), "content-security-policy": adminPolicy("folder") };
          const file = files.get(path);
          response.writeHead(file === undefined ? 404 : 200, headers).end(file);
        }, next);
      });
    },
  };
}

/**
 * @param said the warnings that are known; those of now take their place
 * @returns all mistakes, and the warnings of the file that has changed with those that came elsewhere with it
 */
async function newProblems(source: ContentSource, path: string, said: Set<string>): Promise<News> {
  // The content is told of the change by another listener.
  await pause(0);
  const current = await source.current;
  const key = ({ file, message }: Problem) => `${file} ${message}`;
  const isNew = (each: Problem) =>
    path !== "" && (path.replaceAll("\\", "/").endsWith(`/${each.file}`) || !said.has(key(each)));
  const news = current.warnings.filter(isNew);
  said.clear();
  for (const each of current.warnings) said.add(key(each));
  const say = (each: Problem) => saidOf(current, each);
  return { mistakes: current.problems.map(say), warnings: news.map(say) };
}

async function answerOf(
  source: ContentSource,
  request: IncomingMessage,
  answer: (content: Content, asked: unknown) => unknown,
): Promise<unknown> {
  const { preview } = await source.current;
  return answer(preview, JSON.parse(await text(request)));
}

function fieldOf(content: Content, asked: unknown): FieldAnswer | undefined {
  const pressed = pressedTextSchema.parse(asked);
  const found = findField(content, pressed);
  return (
    found && {
      ...editorPlace(found),
      facts: factsIn(content, writtenAt(content, found), pressed.texts.find(Boolean) ?? ""),
    }
  );
}

function entryOf(content: Content, asked: unknown): OpenEntry | undefined {
  return openEntry(content, z.string().parse(asked));
}
