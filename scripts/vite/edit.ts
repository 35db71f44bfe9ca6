/** The editing screens in the dev server, for the folder on this computer. They are bundled when they are first opened. */
import type { Plugin } from "vite";
import { adminFiles } from "../edit/admin-files.ts";
import { ADMIN_PAGE, adminPolicy } from "../hosts/admin-policy.ts";
import { fileHeaders } from "../hosts/file-headers.ts";
import { htmlFile } from "../hosts/html-file.ts";

/** The plugin. It comes before what takes every other address for a page's or a module's. */
export function editingScreens(): Plugin {
  let bundled: ReturnType<typeof adminFiles> | undefined;
  return {
    name: "editing-screens",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? "/", "http://localhost");
        if (pathname !== ADMIN_PAGE && !pathname.startsWith(`${ADMIN_PAGE}/`)) return next();
        bundled ??= adminFiles(undefined).catch((error) => {
          bundled = undefined;
          throw error;
        });
        bundled.then((files) => {
          const path = pathname.replace(/\/$/, "") === ADMIN_PAGE ? htmlFile(ADMIN_PAGE) : pathname;
          const headers = { ...fileHeaders(path), "content-security-policy": adminPolicy("folder") };
          const file = files.get(path);
          response.writeHead(file === undefined ? 404 : 200, headers).end(file);
        }, next);
      });
    },
  };
}
