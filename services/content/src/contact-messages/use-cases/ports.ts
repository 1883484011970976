import type { MailQueue } from '@paltu/mail';
import type { MemberId } from '@paltu/kernel';
import type { InTransaction, PageWanted } from '@paltu/persistence';
import type { ContactMailOrder } from '../domain/contact-mail.ts';
import type { ContactMessage, ContactMessageReceived } from '../domain/contact-message.ts';

/** A member as somebody who writes to us: logged in, or from an address since it is known to be theirs. */
export interface Writer {
  readonly memberId: MemberId;
  readonly verified: { readonly email: string; readonly since: Date } | undefined;
}

/** All that a use case may write with. */
export interface ContactMessageScope {
  readonly messages: {
    add(message: ContactMessage): Promise<void>;
    /** Takes away all that a writer has sent until that instant. */
    forgetWriter(writer: Writer, until: Date): Promise<void>;
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
  /** All that a writer has sent, the first one first. */
  listOf(writer: Writer): Promise<readonly ContactMessage[]>;
  /** Forgets those before that instant; returns how many. */
  forget(before: Date): Promise<number>;
}
