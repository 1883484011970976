import type { CollectionIndex, DocumentCollection, Documents } from '@paltu/documents/transactions';

const indexes: readonly CollectionIndex[] = [
  { name: 'reviews_one_of_author', key: { vetId: 1, authorId: 1 }, unique: true },
  { name: 'reviews_of_vet', key: { vetId: 1, updatedAt: -1, _id: -1 } },
  { name: 'reviews_of_author', key: { authorId: 1, createdAt: 1, _id: 1 } },
];

/** Vets are those of the slice `vets`, which makes their indexes. */
export interface ReviewCollections {
  readonly reviews: DocumentCollection;
  readonly removedReviews: DocumentCollection;
  readonly vets: DocumentCollection;
}

export const reviewCollections = (documents: Pick<Documents, 'collection'>): ReviewCollections => ({
  reviews: documents.collection('reviews', indexes),
  removedReviews: documents.collection('removed_reviews'),
  vets: documents.collection('vets'),
});
