import { fromColumns } from '@paltu/persistence';
import type { Review } from '../domain/review.ts';

export const toReview = (row: object): Review => {
  const review = fromColumns<Review>(row);
  return { ...review, version: Number(review.version) };
};
