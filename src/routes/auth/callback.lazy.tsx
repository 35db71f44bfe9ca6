import { createLazyRoute, useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { AuthCallbackTemplate } from "../../auth/callback-page.tsx";

export const authCallbackPage = createLazyRoute("/auth/callback")({ component: Callback });

function Callback() {
  const navigate = useNavigate();
  const onRecovery = useCallback(() => void navigate({ to: "/auth/reset-password", replace: true }), [navigate]);
  return <AuthCallbackTemplate page={authCallbackPage.useLoaderData()} onRecovery={onRecovery} />;
}
