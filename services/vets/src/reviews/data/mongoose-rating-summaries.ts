import { lockDocument, type DocumentTransaction, type StoredDocument } from '@paltu/documents/transactions';
import { tenthsOf, type RatingSummary } from '../domain/review.ts';
import type { RatingSummaries } from '../use-cases/ports.ts';
import type { ReviewCollections } from './mongoose-review-collections.ts';

export const toRatingSummary = ({ _id, ownerId, reviewVersion, reviews, ratingSum }: StoredDocument): RatingSummary =>
  ({ id: _id, ownerId, version: reviewVersion, reviews, ratingSum }) as unknown as RatingSummary;

/** What reviews come to, in a transaction: it is kept with the vet, which is held until it ends. */
export const mongooseRatingSummaries = ({ vets }: ReviewCollections, trx: DocumentTransaction): RatingSummaries => ({
  hold: async (_id) => {
    const vet = await lockDocument(vets, trx, { _id });
    return vet && toRatingSummary(vet);
  },
  save: async (ratingSummary) => {
    const { id: _id, version: reviewVersion, reviews, ratingSum } = ratingSummary;
    const changed = { reviewVersion, reviews, ratingSum, rating: tenthsOf(ratingSummary) / 10 };
    await vets().updateOne({ _id }, { $set: changed }, { session: trx.session });
  },
});
