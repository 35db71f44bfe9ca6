import site from "virtual:site";
import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../../head.ts";
import { AuthResetPasswordTemplate } from "../../templates/auth-reset-password.tsx";

export const Route = createFileRoute("/auth/reset-password")({
  staticData: { eager: true },
  loader: ({ context, location }) => context.loadPage("auth-reset-password", location.pathname),
  head: ({ loaderData, match }) => pageHead(loaderData, { site, address: match.pathname, indexed: false }),
  component: () => <AuthResetPasswordTemplate page={Route.useLoaderData()} />,
});
