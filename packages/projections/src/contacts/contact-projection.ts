import type { MemberId } from '@paltu/kernel';
import type { Knex } from 'knex';
import { upsertNewer } from '../upsert-newer.ts';
import type { Contact } from './contact.ts';
import { contactsOn, type ContactProjection } from './contacts-on.ts';
import { knexContactDirectory } from './knex-contact-directory.ts';

/** Told in the transaction that forgets it: the account was erased. A rebuild tells it again. */
export type OnContactErased = (contact: Contact, trx: Knex.Transaction) => Promise<void>;

const forget = async (trx: Knex.Transaction, id: MemberId, onErased?: OnContactErased): Promise<void> => {
  const contact = onErased && (await knexContactDirectory(trx).find([id])).get(id);
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
): ContactProjection<Knex.Transaction> =>
  contactsOn(name, {
    directory: knexContactDirectory(database),
    keep: (trx, contact) => upsertNewer(trx, 'contacts', [contact]),
    forget: (trx, id) => forget(trx, id, onErased),
    clear: async (trx) => void (await trx('contacts').delete()),
  });
