import type { CSSProperties } from "react";
import { createRoot } from "react-dom/client";
import { Toaster, toast } from "sonner";
import stylesheet from "sonner/dist/styles.css?url";
import type { Outcome } from "./outbox/send.client.ts";
import { toaster } from "./toast.css.ts";

/** As specified: four seconds, three at most, 356 px wide, 14 px apart, Alt+T. The swipe distance is set in the build. */
const SETTINGS = {
  position: "top-right",
  richColors: true,
  duration: 4000,
  visibleToasts: 3,
  gap: 14,
  hotkey: ["altKey", "KeyT"],
} as const;
const WIDTH: CSSProperties & Record<`--${string}`, string> = { "--width": "356px" };

/** Below the fixed header. */
const OFFSET = { top: "96px", right: "24px" } as const;
const MOBILE_OFFSET = { top: "88px", right: "16px", left: "16px" } as const;

/** Words of toasts on sending. */
export interface SendingWords {
  readonly busy: string;
  readonly sent: string;
  /** If there was no answer. */
  readonly noAnswer: string;
  /** The name of the region for screen readers. */
  readonly notifications: string;
}

/**
 * Shows the progress of sending, then success or the status.
 * @throws if the toasts' styles fail to load
 */
export async function showSending(sending: Promise<Outcome | undefined>, words: SendingWords): Promise<void> {
  await mountToasts(words.notifications);
  toast.promise(asResponse(sending, words), {
    loading: words.busy,
    success: words.sent,
    // The library's message for failed responses is "HTTP error! status: N".
    error: (problem: unknown) => (problem instanceof Error ? problem.message : String(problem)),
  });
}

/**
 * Shows that an earlier lead arrived.
 * @throws if the toasts' styles fail to load
 */
export async function showArrived(message: string, notifications: string): Promise<void> {
  await mountToasts(notifications);
  toast.success(message);
}

/**
 * Shows a problem, with a link to its solution.
 * @throws if the toasts' styles fail to load
 */
export async function showNextStep(
  { message, ask, notifications }: { readonly message: string; readonly ask: string; readonly notifications: string },
  href: string,
): Promise<void> {
  await mountToasts(notifications);
  toast.warning(
    <>
      {message} <a href={href}>{ask}</a>
    </>,
  );
}

async function asResponse(sending: Promise<Outcome | undefined>, words: SendingWords) {
  const outcome = await sending;
  if (outcome?.kind === "delivered") return { ok: true, status: 201 };
  if (outcome?.status === undefined) throw new Error(words.noAnswer);
  return { ok: false, status: outcome.status };
}

let mounting: Promise<void> | undefined;

/**
 * Mounts toasts in a separate root, to outlive the page.
 * @param label the name of the region for screen readers
 * @throws if their styles fail to load; the next call retries
 */
export function mountToasts(label: string): Promise<void> {
  mounting ??= mount(label).catch((error: unknown) => {
    mounting = undefined;
    throw error;
  });
  return mounting;
}

async function mount(label: string): Promise<void> {
  await loadStyles();
  const container = document.body.appendChild(document.createElement("div"));
  stayOnTop(container);
  createRoot(container).render(
    <Toaster
      {...SETTINGS}
      hotkey={[...SETTINGS.hotkey]}
      className={toaster}
      style={WIDTH}
      offset={OFFSET}
      mobileOffset={MOBILE_OFFSET}
      containerAriaLabel={label}
    />,
  );
}

/** The menu is modal and inert outside, so toasts move into it while it is open. */
function stayOnTop(container: HTMLElement): void {
  const menu = document.querySelector<HTMLDialogElement>("#page\\.menu");
  if (!menu) return;
  const move = () => (menu.open ? menu : document.body).append(container);
  if (menu.open) move();
  new MutationObserver(move).observe(menu, { attributeFilter: ["open"] });
}

/** Not with React, which would unmount the root if the file fails to load. */
function loadStyles(): Promise<void> {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = stylesheet;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${stylesheet} could not be loaded.`));
    };
    document.head.append(link);
  });
}
