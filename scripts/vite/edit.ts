/** The editing screens in the dev server, for the folder on this computer. They are bundled when they are first opened. */
import type { IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import type { Plugin } from "vite";
import { adminFiles } from "../edit/admin-files.ts";
import { editorPlace, findField, pressedTextSchema } from "../edit/find-field.ts";
import { ADMIN_PAGE, adminPolicy, SPLIT_PAGE } from "../hosts/admin-policy.ts";
import { fileHeaders } from "../hosts/file-headers.ts";
import { htmlFile } from "../hosts/html-file.ts";
import type { ContentSource } from "./content.ts";

/** Where the form beside the page asks for the field of a text. */
const FIELD_ADDRESS = `${ADMIN_PAGE}/field`;

/** The plugin. It runs before other handlers of unknown addresses. */
export function editingScreens(source: ContentSource): Plugin {
  let bundled: ReturnType<typeof adminFiles> | undefined;
  return {
    name: "editing-screens",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? "/", "http://localhost");
        if (pathname !== ADMIN_PAGE && !pathname.startsWith(`${ADMIN_PAGE}/`)) return next();
        if (pathname === FIELD_ADDRESS && request.method === "POST") {
          fieldOf(source, request).then((found) => {
            response.writeHead(found ? 200 : 404, { "content-type": "application/json" }).end(JSON.stringify(found));
          }, next);
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

async function fieldOf(source: ContentSource, request: IncomingMessage) {
  const { preview } = await source.current;
  const found = findField(preview, pressedTextSchema.parse(JSON.parse(await text(request))));
  return found && editorPlace(found);
}
