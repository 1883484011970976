import { contactState } from '@paltu/contracts';
import { onState, projector, type ConsumerDefinition } from '@paltu/events';
import type { MemberId } from '@paltu/kernel';
import { contactOfMessage } from './contact-of-message.ts';
import type { Contact, ContactDirectory } from './contact.ts';

export interface ContactProjection<Trx> {
  readonly consumers: readonly ConsumerDefinition<Trx>[];
  readonly directory: ContactDirectory;
}

/** Whose account was erased, and when. */
export interface ErasedContact {
  readonly id: MemberId;
  readonly at: Date;
}

/** Where contacts are kept. */
export interface KeptContacts<Trx> {
  readonly directory: ContactDirectory;
  /** Unless a newer version is there. */
  readonly keep: (trx: Trx, contact: Contact) => Promise<void>;
  readonly forget: (trx: Trx, erased: ErasedContact) => Promise<void>;
  readonly clear: (trx: Trx) => Promise<void>;
}

/** How members of the service `name` are reached, kept by one adapter or another. */
export const contactsOn = <Trx>(name: string, { directory, keep, forget, clear }: KeptContacts<Trx>): ContactProjection<Trx> => ({
  directory,
  consumers: [
    projector<Trx>({
      consumer: `${name}.contacts`,
      on: [
        onState(
          contactState,
          (contact, { sequence }, trx: Trx) => keep(trx, contactOfMessage(contact, sequence)),
          ({ subject, time }, trx) => forget(trx, { id: subject as MemberId, at: time }),
        ),
      ],
      deletesRows: true,
      reset: clear,
    }),
  ],
});
