import type { Clock } from "./clock.ts";

export interface Mail {
  readonly sentAt: string;
  readonly to: string;
  readonly subject: string;
  readonly link: string;
}

/** Collects mails instead of sending them. */
export interface Mailbox {
  readonly deliver: (mail: Omit<Mail, "sentAt">) => void;
  readonly mails: () => readonly Mail[];
}

/** Makes a mailbox that prints every mail's link. */
export function createMailbox(clock: Clock, log: (line: string) => void): Mailbox {
  const mails: Mail[] = [];
  return {
    deliver: (mail) => {
      mails.unshift({ sentAt: new Date(clock.now()).toISOString(), ...mail });
      log(`Mail to ${mail.to}: ${mail.subject}\n  ${mail.link}`);
    },
    mails: () => mails,
  };
}
