import type { ComposeMail } from '@paltu/mail';
import type { MailOrder } from '../domain/mail.ts';
import type { FindRecipient } from '../use-cases/ports.ts';
import { composeMail } from './compose-mail.ts';

export interface ComposeAccountMailNeeds {
  readonly findRecipient: FindRecipient;
  /** Where the site is. */
  readonly publicUrl: string;
}

/** A waiting mail as its reader gets it, in their language and with a link of its own. */
export const composeAccountMail =
  ({ findRecipient, publicUrl }: ComposeAccountMailNeeds): ComposeMail<MailOrder> =>
  async (mail) => {
    const recipient = await findRecipient(mail);
    if (recipient === undefined) return undefined;
    const { person, address, path } = recipient;
    const link = path === undefined ? undefined : new URL(path, publicUrl).href;
    const letter = composeMail({ kind: mail.kind, language: mail.language, name: person?.firstName, link });
    return { to: { name: person?.fullName, address }, ...letter };
  };
