import type { Knex } from 'knex';
import { upsertNewer } from '../upsert-newer.ts';
import type { Contact } from './contact.ts';
import { contactsOn, type ContactProjection, type ErasedContact } from './contacts-on.ts';
import { knexContactDirectory } from './knex-contact-directory.ts';

/**
 * Called in the transaction that forgets it: the account was erased at that instant. It may come late, and a rebuild repeats it: by then
 * others may have the address.
 */
export type OnContactErased = (contact: Contact, at: Date, trx: Knex.Transaction) => Promise<void>;

const forget = async (trx: Knex.Transaction, { id, at }: ErasedContact, onErased?: OnContactErased): Promise<void> => {
  const contact = onErased && (await knexContactDirectory(trx).find([id])).get(id);
  if (contact !== undefined) await onErased?.(contact, at, trx);
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
    forget: (trx, erased) => forget(trx, erased, onErased),
    clear: async (trx) => void (await trx('contacts').delete()),
  });
