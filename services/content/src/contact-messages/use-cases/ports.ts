import type { MailQueue } from '@paltu/mail';
import type { InTransaction, PageWanted } from '@paltu/persistence';
import type { ContactMailOrder } from '../domain/contact-mail.ts';
import type { ContactMessage, ContactMessageReceived } from '../domain/contact-message.ts';

/** All that a use case may write with. */
export interface ContactMessageScope {
  readonly messages: {
    add(message: ContactMessage): Promise<void>;
    /** Takes away all that came from one address until that instant. */
    forgetAddress(email: string, until: Date): Promise<void>;
  };
  readonly outbox: { append(events: readonly ContactMessageReceived[]): Promise<void> };
  readonly mails: MailQueue<ContactMailOrder>;
}

export type InContactMessageTransaction = InTransaction<ContactMessageScope>;

export interface ContactMessagePage {
  readonly messages: readonly ContactMessage[];
  /** All of them; counted no further than one over the cap of totals. */
  readonly counted: number;
}

export interface ContactMessageQueries {
  /** The newest first; only those since that instant, if one is given. */
  list(page: PageWanted, since?: Date): Promise<ContactMessagePage>;
  find(id: ContactMessage['id']): Promise<ContactMessage | undefined>;
  /** All that came from an address, the first one first. */
  listOf(email: string): Promise<readonly ContactMessage[]>;
  /** Forgets those before that instant; returns how many. */
  forget(before: Date): Promise<number>;
}
