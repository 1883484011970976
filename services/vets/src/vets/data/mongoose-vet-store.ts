import type { Documents, DocumentTransaction } from '@paltu/documents/transactions';
import { documentsAsEvents } from '@paltu/events';
import { mongooseFindAway, mongooseMemberPresence } from '@paltu/projections';
import { countWords } from '@paltu/search/documents';
import type { VetStore } from '../use-cases/ports.ts';
import { fillLastFree, keepLastFree } from './mongoose-free-days.ts';
import { mongooseSlotRepository } from './mongoose-slot-repository.ts';
import { vetCollections } from './mongoose-vet-collections.ts';
import { mongooseVetQueries } from './mongoose-vet-queries.ts';
import { mongooseVetRepository } from './mongoose-vet-repository.ts';
import { toVet } from './vet-row.ts';

/** Vets in MongoDB. */
export const mongooseVetStore = (documents: Documents) => {
  const collections = vetCollections(documents);
  documents.fill(() => fillLastFree(collections));
  const store: VetStore<DocumentTransaction> = {
    vetsIn: (trx) => mongooseVetRepository(collections, trx),
    slotsIn: (trx) => mongooseSlotRepository(collections, trx),
    membersIn: mongooseMemberPresence(documents),
    findAway: mongooseFindAway(documents),
    queries: mongooseVetQueries(collections),
    countWords: countWords(documents, collections.found),
    asEvents: (toEvents) =>
      documentsAsEvents({ name: 'vets', collection: collections.vets, toEvents: (stored) => toEvents(toVet(stored)) }),
  };
  return {
    ...store,
    /** What follows where slots of a vet have changed that begin at these times. */
    followSlots: (trx: DocumentTransaction, vetId: string, starts: readonly Date[]) => keepLastFree(collections, trx, vetId, starts),
  };
};
