/** The half of the application that is not ours: read and run before the other half (load-application.client.ts). */
export { hydrateRoot } from "react-dom/client";
