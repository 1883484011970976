import { contactState } from '@paltu/contracts';
import { fromStored, upsertNewerDocument, type Documents, type DocumentTransaction } from '@paltu/documents/transactions';
import { onState, projector, type ConsumerDefinition } from '@paltu/events';
import type { MemberId } from '@paltu/kernel';
import { fromColumns, preparedRows } from '@paltu/persistence';
import type { Knex } from 'knex';
import { contactOfMessage, type Contact, type ContactDirectory } from './contact.ts';
import { upsertNewer } from './upsert-newer.ts';

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

/** For a migration of the service that uses `contactProjection`. */
export const createContactsTable = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table contacts (
      id uuid primary key,
      version bigint not null,
      email text not null,
      is_email_verified boolean not null,
      email_verified_at timestamptz,
      phone text not null)`);
};

const finding = {
  name: 'find contacts',
  text: 'select id, version, email, is_email_verified, email_verified_at, phone from contacts where id = any ($1::uuid[])',
};

export const knexContactDirectory = (database: Knex): ContactDirectory => ({
  find: async (ids) => {
    if (ids.length === 0) return new Map();
    const rows = await preparedRows<object>(database, finding, [[...new Set(ids)]]);
    return new Map(rows.map((row) => fromColumns<Contact>(row)).map((contact) => [contact.id, contact]));
  },
});

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

/** As `contactProjection`, in the collection `contacts` of MongoDB. */
export const documentContactProjection = ({
  name,
  documents,
}: {
  readonly name: string;
  readonly documents: Pick<Documents, 'collection'>;
}): ContactProjection<DocumentTransaction> => {
  const contacts = documents.collection('contacts');
  const directory: ContactDirectory = {
    find: async (ids) => {
      if (ids.length === 0) return new Map();
      const found = await contacts()
        .find({ _id: { $in: [...new Set(ids)] } })
        .toArray();
      return new Map(found.map((one) => fromStored<Contact>(one)).map((contact) => [contact.id, contact]));
    },
  };
  return contactsOn(name, {
    directory,
    keep: (trx, contact) => upsertNewerDocument(contacts, trx, contact),
    forget: async ({ session }, { id: _id }) => void (await contacts().deleteOne({ _id }, { session })),
    clear: async ({ session }) => void (await contacts().deleteMany({}, { session })),
  });
};
