/** The editing screens in the dev server, for the folder on this computer. They are bundled when they are first opened. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import type { Plugin } from "vite";
import type { Problem } from "../../src/content/problems/problem.ts";
import { formatProblems } from "../../src/content/problems/report.ts";
import { adminFiles } from "../edit/admin-files.ts";
import { editorPlace, findField, pressedTextSchema } from "../edit/find-field.ts";
import { ADMIN_PAGE, adminPolicy, SPLIT_PAGE, WARNINGS_PAGE } from "../hosts/admin-policy.ts";
import { fileHeaders } from "../hosts/file-headers.ts";
import { htmlFile } from "../hosts/html-file.ts";
import { type ContentSource, isShown } from "./content.ts";

/** Where the form beside the page asks for the field of a text. */
const FIELD_ADDRESS = `${ADMIN_PAGE}/field`;

/** The plugin. It runs before other handlers of unknown addresses. */
export function editingScreens(source: ContentSource): Plugin {
  let bundled: ReturnType<typeof adminFiles> | undefined;
  return {
    name: "editing-screens",
    apply: "serve",
    configureServer(server) {
      const listening = new Set<ServerResponse>();
      const said = new Set<string>();
      server.watcher.on("all", async (_event, path) => {
        if (listening.size === 0 || !isShown(server.config.root, path)) return;
        const news = await newWarnings(source, path, said).catch(() => "");
        for (const response of listening) response.write(`data: ${JSON.stringify(news)}\n\n`);
      });
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? "/", "http://localhost");
        if (pathname !== ADMIN_PAGE && !pathname.startsWith(`${ADMIN_PAGE}/`)) return next();
        if (pathname === FIELD_ADDRESS && request.method === "POST") {
          fieldOf(source, request).then((found) => {
            response.writeHead(found ? 200 : 404, { "content-type": "application/json" }).end(JSON.stringify(found));
          }, next);
          return;
        }
        if (pathname === WARNINGS_PAGE) {
          response.writeHead(200, { "content-type": "text/event-stream" }).flushHeaders();
          listening.add(response);
          void newWarnings(source, "", said).catch(() => undefined);
          response.on("close", () => listening.delete(response));
          return;
        }
        bundled ??= adminFiles(undefined).catch((error) => {
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
 * @returns the warnings of the file that has changed, and those that came elsewhere with it
 */
async function newWarnings(source: ContentSource, path: string, said: Set<string>): Promise<string> {
  // The content is told of the change by another listener.
  await pause(0);
  const { warnings, textOf } = await source.current;
  const key = ({ file, message }: Problem) => `${file} ${message}`;
  const news = warnings.filter((each) => path.replaceAll("\\", "/").endsWith(`/${each.file}`) || !said.has(key(each)));
  said.clear();
  for (const each of warnings) said.add(key(each));
  return news.length > 0 ? formatProblems(news, { textOf }) : "";
}

async function fieldOf(source: ContentSource, request: IncomingMessage) {
  const { preview } = await source.current;
  const found = findField(preview, pressedTextSchema.parse(JSON.parse(await text(request))));
  return found && editorPlace(found);
}
