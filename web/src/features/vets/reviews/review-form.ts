import type { Change } from '#shared/api/endpoint.ts';
import { required } from '#shared/form/form-rules.ts';
import type { Rules } from '#shared/form/form-rules.ts';

/** Stars that can be given, as the values of their radios. */
export const starChoices = ['1', '2', '3', '4', '5'] as const;

/** A review as it is being written, in the order of the screen; `rating` is '' until stars are chosen. */
export interface ReviewForm {
  rating: (typeof starChoices)[number] | '';
  comment: string;
}

/** The longest comment, in characters. */
export const longestComment = 500;

export const reviewRules: Rules<ReviewForm> = {
  rating: required('vets:own.problem.rating'),
  comment: required('vets:own.problem.comment'),
};

/** The form of the review of before, or an empty one. */
export function formOfReview(known: { rating: number; comment: string } | null): ReviewForm {
  const rating = starChoices.find((star) => Number(star) === known?.rating) ?? '';
  return { rating, comment: known?.comment ?? '' };
}

/** What is sent: stars from 1 to 5, and the comment without blanks around it. */
export function bodyOfReview({ rating, comment }: ReviewForm): Change<'postVetsByIdReviews'>['body'] {
  return { rating: Number(rating), comment: comment.trim() };
}
