/** The libraries, parsed and run before our code (load-application.client.ts). */
export { hydrateRoot } from "react-dom/client";
