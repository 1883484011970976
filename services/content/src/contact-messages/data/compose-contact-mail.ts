import { composeLetter, type ComposeMail } from '@paltu/mail';
import type { ContactMailOrder } from '../domain/contact-mail.ts';
import type { ContactMessageQueries } from '../use-cases/ports.ts';
import { contactMailWords } from './contact-mail-words.ts';

export interface ComposeContactMailNeeds {
  readonly queries: Pick<ContactMessageQueries, 'find'>;
  /** Where the site is. */
  readonly publicUrl: string;
}

/** A mailbox keeps what it gets, and shows it as ours: no word of its writer is in the mail. */
export const composeContactMail =
  ({ queries, publicUrl }: ComposeContactMailNeeds): ComposeMail<ContactMailOrder> =>
  async ({ contactMessageId, language, address }) => {
    const message = await queries.find(contactMessageId);
    if (message === undefined) return undefined;
    const { letter, categories } = contactMailWords[language];
    const values = { category: categories[message.category] };
    return { to: { address }, ...composeLetter({ language, words: letter, values, link: new URL('/admin-contact', publicUrl).href }) };
  };
