import type { InTransaction, PageWanted } from '@paltu/persistence';
import type { ContactMessage, ContactMessageReceived } from '../domain/contact-message.ts';

/** All that a use case may write with. */
export interface ContactMessageScope {
  readonly messages: { add(message: ContactMessage): Promise<void> };
  readonly outbox: { append(events: readonly ContactMessageReceived[]): Promise<void> };
}

export type InContactMessageTransaction = InTransaction<ContactMessageScope>;

export interface ContactMessagePage {
  readonly messages: readonly ContactMessage[];
  /** All of them; counted no further than one over the cap of totals. */
  readonly counted: number;
}

export interface ContactMessageQueries {
  /** The newest first. */
  list(page: PageWanted): Promise<ContactMessagePage>;
  /** Forgets those before that instant; returns how many. */
  forget(before: Date): Promise<number>;
}
