import { required } from '../form/form-rules.ts';
import type { Rules } from '../form/form-rules.ts';
import type { ReviewedKind } from './reviewed-kind.ts';

/** Stars that can be given, as the values of their radios. */
export const starChoices = ['1', '2', '3', '4', '5'] as const;

/** A review as it is being written, in the order of the screen; `rating` is '' until stars are chosen. */
export interface ReviewForm {
  rating: (typeof starChoices)[number] | '';
  comment: string;
}

/** The longest comment, in characters. */
export const longestComment = 500;

/** Stars and words are both asked for. */
export const reviewRules = ({ name }: Pick<ReviewedKind, 'name'>): Rules<ReviewForm> => ({
  rating: required('reviews:own.problem.rating'),
  comment: required(`reviews:${name}.problem`),
});

/** The form of the review of before, or an empty one. */
export function formOfReview(known: { rating: number; comment: string } | null): ReviewForm {
  const rating = starChoices.find((star) => Number(star) === known?.rating) ?? '';
  return { rating, comment: known?.comment ?? '' };
}

/** What is sent: stars from 1 to 5, and the comment without blanks around it. */
export function bodyOfReview({ rating, comment }: ReviewForm): { rating: number; comment: string } {
  return { rating: Number(rating), comment: comment.trim() };
}
