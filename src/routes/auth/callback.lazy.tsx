import { createLazyFileRoute, useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { AuthCallbackTemplate } from "../../templates/auth-callback.tsx";

export const Route = createLazyFileRoute("/auth/callback")({ component: Callback });

function Callback() {
  const navigate = useNavigate();
  const onRecovery = useCallback(() => void navigate({ to: "/auth/reset-password", replace: true }), [navigate]);
  return <AuthCallbackTemplate page={Route.useLoaderData()} onRecovery={onRecovery} />;
}
