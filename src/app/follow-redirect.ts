import { redirect } from "@tanstack/react-router";
import type { Redirect } from "../../schemas/redirects.ts";
import { resolveRedirect } from "../redirects.ts";

/**
 * Leaves for the target if the address is redirected; history is replaced.
 * @throws the router's redirect
 */
export function followRedirect(redirects: readonly Redirect[], address: string): void {
  const target = resolveRedirect(redirects, address);
  if (target) throw redirect({ href: target.href, replace: true });
}
