import type { Documents, DocumentTransaction } from '@paltu/documents/transactions';
import { interestCollections, mongooseInterests } from '@paltu/interests';
import type { InterestsStore } from '../use-cases/ports.ts';
import { mongooseLikeQueries } from './mongoose-like-queries.ts';

/** Interests and likes in MongoDB. */
export const mongooseInterestStore = (documents: Pick<Documents, 'collection'>): InterestsStore<DocumentTransaction> => ({
  ...mongooseInterests(interestCollections(documents)),
  queries: mongooseLikeQueries(documents),
});
