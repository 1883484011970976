import { holdDocument, type DocumentTransaction, type StoredDocument } from '@paltu/documents/transactions';
import { tenthsOf, type Standing } from '../domain/review.ts';
import type { Standings } from '../use-cases/ports.ts';
import type { ReviewCollections } from './mongoose-review-collections.ts';

export const toStanding = ({ _id, ownerId, reviewVersion, reviews, ratingSum }: StoredDocument): Standing =>
  ({ id: _id, ownerId, version: reviewVersion, reviews, ratingSum }) as unknown as Standing;

/** What reviews come to, in a transaction: it is kept with the vet, which is held until it ends. */
export const mongooseStandings = ({ vets }: ReviewCollections, trx: DocumentTransaction): Standings => ({
  hold: async (_id) => {
    const vet = await holdDocument(vets, trx, { _id });
    return vet && toStanding(vet);
  },
  save: async (standing) => {
    const { id: _id, version: reviewVersion, reviews, ratingSum } = standing;
    const changed = { reviewVersion, reviews, ratingSum, rating: tenthsOf(standing) / 10 };
    await vets().updateOne({ _id }, { $set: changed }, { session: trx.session });
  },
});
