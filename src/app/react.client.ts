/** The half of the application that is not ours: read and run before the other half (src/bootstrap/application.client.ts). */
export { hydrateRoot } from "react-dom/client";
