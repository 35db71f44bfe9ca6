/** The libraries' half of the application, read and run before ours (load-application.client.ts). */
export { hydrateRoot } from "react-dom/client";
