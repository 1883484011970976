import { contactState } from '@paltu/contracts';
import { onState, projector, type ConsumerDefinition } from '@paltu/events';
import type { MemberId } from '@paltu/kernel';
import type { Knex } from 'knex';
import { upsertNewer } from '../upsert-newer.ts';
import { contactOfMessage } from './contact-of-message.ts';
import type { Contact, ContactDirectory } from './contact.ts';
import { knexContactDirectory } from './knex-contact-directory.ts';

export interface ContactProjection {
  readonly consumers: readonly ConsumerDefinition[];
  readonly directory: ContactDirectory;
}

/** Told in the transaction that forgets it: the account was erased. A rebuild tells it again. */
export type OnContactErased = (contact: Contact, trx: Knex.Transaction) => Promise<void>;

const forget = async (trx: Knex.Transaction, id: string, onErased?: OnContactErased): Promise<void> => {
  const contact = onErased && (await knexContactDirectory(trx).find([id as MemberId])).get(id as MemberId);
  if (contact !== undefined) await onErased?.(contact, trx);
  await trx('contacts').where({ id }).delete();
};

/**
 * How members are reached, as a slice of the service `name`: e-mail and phone. Its table comes from `createContactsTable`. Nothing
 * is kept of an erased account, not even its version: its topic has one order, and the inbox drops copies.
 */
export const contactProjection = (
  { name, database }: { readonly name: string; readonly database: Knex },
  onErased?: OnContactErased,
): ContactProjection => ({
  directory: knexContactDirectory(database),
  consumers: [
    projector({
      consumer: `${name}.contacts`,
      on: [
        onState(
          contactState,
          (contact, { sequence }, trx) => upsertNewer(trx, 'contacts', contactOfMessage(contact, sequence)),
          ({ subject }, trx) => forget(trx, subject, onErased),
        ),
      ],
      reset: async (trx) => void (await trx('contacts').delete()),
    }),
  ],
});
