import { z } from "zod";
import { heading, label, line, seo } from "../pieces.ts";

/** content/pages/auth-callback.json */
export const authCallbackPageSchema = z
  .strictObject({
    seo,
    working: label("Finalizing sign-in..."),
    noScript: line("What people without JavaScript read", "Signing in needs JavaScript."),
  })
  .describe("The page on which a sign-in link lands.");

/** content/pages/auth-reset-password.json */
export const authResetPasswordPageSchema = z
  .strictObject({
    seo,
    title: heading("The page's heading", "Set Your Password"),
    verifying: label("Verifying session..."),
    noScript: line("What people without JavaScript read", "Setting a password needs JavaScript."),
  })
  .describe("The page on which staff set a new password.");

/** The callback page as it stands in its file. */
export type AuthCallbackPage = z.infer<typeof authCallbackPageSchema>;
/** The reset page as it stands in its file. */
export type AuthResetPasswordPage = z.infer<typeof authResetPasswordPageSchema>;
