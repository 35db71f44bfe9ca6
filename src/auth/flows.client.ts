/**
 * What the auth pages do, in one file for the browser to fetch. Templates are rendered on the server too, so they import
 * this when they need it: `import("./flows.client.ts")`.
 */
export { requestLink } from "./new-link.client.ts";
export { safeNextPath } from "./next-path.ts";
export { updatePassword } from "./password.client.ts";
export { verifyFactor } from "./second-factor.client.ts";
export { arrival, redeem, retry, signIn } from "./sign-in.client.ts";
export { verifySession } from "./verification.client.ts";
export { subscribeToConnection } from "./with-retry.client.ts";
