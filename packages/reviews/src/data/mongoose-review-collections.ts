import type { DocumentCollection, Documents } from '@paltu/documents/transactions';
import { mostStars } from '../domain/review.ts';

/** Of reviews with five stars and words. */
export const praised = { rating: mostStars, comment: { $gt: '' } };

/** The things are those of another slice, which makes their indexes. */
export interface ReviewCollections {
  readonly reviews: DocumentCollection;
  readonly removedReviews: DocumentCollection;
  readonly things: DocumentCollection;
}

/** @param things the collection of the things */
export const reviewCollections = (documents: Pick<Documents, 'collection'>, things: string): ReviewCollections => ({
  reviews: documents.collection('reviews', [
    { name: 'reviews_one_of_author', key: { thingId: 1, authorId: 1 }, unique: true },
    { name: 'reviews_of_thing', key: { thingId: 1, updatedAt: -1, _id: -1 } },
    { name: 'reviews_praise', key: { updatedAt: -1, _id: -1 }, partialFilterExpression: praised },
    { name: 'reviews_of_author', key: { authorId: 1, createdAt: 1, _id: 1 } },
  ]),
  removedReviews: documents.collection('removed_reviews'),
  things: documents.collection(things),
});
