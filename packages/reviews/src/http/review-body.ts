import { idParam, pageQuery, requiredMultilineText } from '@paltu/service-kit';
import { z } from 'zod';
import { longestComment, type ReviewId } from '../domain/review.ts';

const stars = 'Rating must be a whole number from 1 to 5';

/** POST <thing>/reviews */
export const reviewBody = z.strictObject({
  rating: z.int(stars).min(1, stars).max(5, stars),
  comment: requiredMultilineText('Comment', longestComment),
});

export const reviewsQuery = z.object(pageQuery(10));

/** DELETE <thing>/reviews/{reviewId} */
export const reviewParams = z.object({ id: idParam, reviewId: idParam.transform((id) => id as ReviewId) });
