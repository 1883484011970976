import type { Mail, MailOrder } from '../domain/mail.ts';

/** Mails that wait, in the transaction of what they tell of: both are kept, or neither. */
export interface MailQueue {
  add(order: MailOrder): Promise<void>;
}

/** The same as whoever sends them sees them. */
export interface WaitingMails {
  /** At most `limit` mails that are due; until `until` nobody else gets them. Their attempts are counted. */
  claim(limit: number, now: Date, until: Date): Promise<Mail[]>;
  /** It was sent, or nobody has a use for it. */
  remove(id: string): Promise<void>;
  putOff(id: string, dueAt: Date): Promise<void>;
}

/** Whom a mail reaches, and the path of its link, if it has one. */
export interface Recipient {
  /** The first name. */
  readonly name: string;
  readonly fullName: string;
  readonly address: string;
  /** `/verify-email?token=…`: made for this try, and known to nobody else. */
  readonly path?: string | undefined;
}

/** Undefined when there is nobody to send it to. */
export type FindRecipient = (mail: Mail) => Promise<Recipient | undefined>;
