/**
 * Everything the auth pages do, as one chunk. Templates also render on the server, so they import
 * it lazily: `import("./flows.client.ts")`.
 */
export { requestLink } from "./new-link.client.ts";
export { safeNextPath } from "./next-path.ts";
export { updatePassword } from "./password.client.ts";
export { verifyFactor } from "./second-factor.client.ts";
export { arrival, redeem, retry, signIn } from "./sign-in.client.ts";
export { verifySession } from "./verification.client.ts";
export { subscribeToConnection } from "./with-retry.client.ts";
