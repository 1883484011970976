import type { Documents, DocumentTransaction } from '@paltu/documents/transactions';
import { documentsAsEvents } from '@paltu/events';
import { mongooseMemberPresence } from '@paltu/projections';
import type { VetStore } from '../use-cases/ports.ts';
import { mongooseSlotRepository } from './mongoose-slot-repository.ts';
import { vetCollections } from './mongoose-vet-collections.ts';
import { mongooseVetQueries } from './mongoose-vet-queries.ts';
import { mongooseVetRepository } from './mongoose-vet-repository.ts';
import { toVet } from './vet-row.ts';

/** Vets in MongoDB. */
export const mongooseVetStore = (documents: Pick<Documents, 'collection'>): VetStore<DocumentTransaction> => {
  const collections = vetCollections(documents);
  return {
    vetsIn: (trx) => mongooseVetRepository(collections, trx),
    slotsIn: (trx) => mongooseSlotRepository(collections, trx),
    membersIn: mongooseMemberPresence(documents),
    queries: mongooseVetQueries(collections),
    asEvents: (toEvents) =>
      documentsAsEvents({ name: 'vets', collection: collections.vets, toEvents: (stored) => toEvents(toVet(stored)) }),
  };
};
