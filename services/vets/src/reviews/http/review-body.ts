import { idParam, pageQuery, requiredMultilineText } from '@paltu/service-kit';
import { z } from 'zod';
import { longestComment, type ReviewId, type VetId } from '../domain/review.ts';

const stars = 'Rating must be a whole number from 1 to 5';

/** POST /api/v1/vets/{id}/reviews */
export const reviewBody = z.strictObject({
  rating: z.int(stars).min(1, stars).max(5, stars),
  comment: requiredMultilineText('Comment', longestComment),
});

export const reviewsQuery = z.object(pageQuery(10));

export const reviewParams = z.object({
  id: idParam.transform((id) => id as VetId),
  reviewId: idParam.transform((id) => id as ReviewId),
});
