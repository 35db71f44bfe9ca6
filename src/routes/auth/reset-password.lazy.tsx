import { createLazyRoute, useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { AuthResetPasswordTemplate } from "../../auth/reset-password-page.tsx";

export const authResetPasswordPage = createLazyRoute("/auth/reset-password")({ component: ResetPassword });

function ResetPassword() {
  const navigate = useNavigate();
  const onDone = useCallback(() => void navigate({ to: "/$", params: { _splat: "" }, replace: true }), [navigate]);
  return <AuthResetPasswordTemplate page={authResetPasswordPage.useLoaderData()} onDone={onDone} />;
}
