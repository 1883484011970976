import type { MailOrder } from '../domain/mail.ts';

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
export type FindRecipient = (mail: MailOrder) => Promise<Recipient | undefined>;
