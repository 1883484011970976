import { fromStored, upsertNewerDocument, type Documents, type DocumentTransaction } from '@paltu/documents/transactions';
import type { Contact, ContactDirectory } from './contact.ts';
import { contactsOn, type ContactProjection } from './contacts-on.ts';

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
