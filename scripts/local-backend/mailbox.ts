import { z } from "zod";
import type { Clock } from "./clock.ts";

/** A mail that the hosted service would have sent, with the one link in it. This is what /mailbox.json lists. */
export const mailSchema = z
  .object({ sentAt: z.string(), to: z.string(), subject: z.string(), link: z.string() })
  .readonly();
/** A mail that the hosted service would have sent. */
export type Mail = z.infer<typeof mailSchema>;

/** Where mails end up, instead of being sent. */
export interface Mailbox {
  readonly deliver: (mail: Omit<Mail, "sentAt">) => void;
  /** All mails, the newest first. */
  readonly mails: () => readonly Mail[];
  readonly empty: () => void;
}

/** Makes a mailbox that prints every mail's link. */
export function createMailbox(clock: Clock, log: (line: string) => void): Mailbox {
  let mails: readonly Mail[] = [];
  return {
    deliver: (mail) => {
      mails = [{ sentAt: new Date(clock.now()).toISOString(), ...mail }, ...mails];
      log(`Mail to ${mail.to}: ${mail.subject}\n  ${mail.link}`);
    },
    mails: () => mails,
    empty: () => {
      mails = [];
    },
  };
}
