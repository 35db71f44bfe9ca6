import { resolveConfig } from "vite";
import { afterEach, expect, test, vi } from "vitest";
import { localServiceKey } from "../local-backend/keys.ts";
import staffMember from "../local-backend/staff.json" with { type: "json" };
import { localBackend } from "./local-backend.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

test("Links in mails may lead to the port that the command line gives the dev server", async () => {
  vi.stubEnv("VITE_SUPABASE_URL", "");
  vi.stubEnv("VITE_SUPABASE_ANON_KEY", "");
  vi.spyOn(console, "log").mockReturnValueOnce();
  const { env } = await resolveConfig(
    { configFile: false, logLevel: "silent", plugins: [localBackend()], server: { port: 3210 } },
    "serve",
  );
  const redirect_to = "http://localhost:3210/auth/reset-password";
  const answer = await fetch(`${env["VITE_SUPABASE_URL"]}/auth/v1/admin/generate_link`, {
    method: "POST",
    headers: { apikey: localServiceKey, authorization: `Bearer ${localServiceKey}` },
    body: JSON.stringify({ type: "recovery", email: staffMember.email, redirect_to }),
  });
  expect(await answer.json()).toMatchObject({ redirect_to });
});
