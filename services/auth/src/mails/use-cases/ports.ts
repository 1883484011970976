import type { MailOrder } from '../domain/mail.ts';

/** Whom a mail reaches, and the path of its link, if it has one. */
export interface Recipient {
  /** Undefined where the address has not been shown to be theirs: a stranger may have chosen the name. */
  readonly person?: { readonly firstName: string; readonly fullName: string } | undefined;
  readonly address: string;
  /** `/verify-email?token=…`: made for this try, and known to nobody else. */
  readonly path?: string | undefined;
}

/** Undefined when there is nobody to send it to. */
export type FindRecipient = (mail: MailOrder) => Promise<Recipient | undefined>;
