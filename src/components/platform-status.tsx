import type { Platform } from "../../schemas/platform.ts";
import { statuses } from "./platform-status.css.ts";

export function PlatformStatus({ status }: { readonly status: Platform["status"] }) {
  return <p className={statuses[status]}>{status}</p>;
}
