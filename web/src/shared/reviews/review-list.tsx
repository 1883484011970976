import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../format/format.ts';
import { MemberName } from '../pet/member-name.tsx';
import { UserProse } from '../pet/user-prose.tsx';
import styles from './reviews.module.css';

/** A review as it is listed; `date` is when it was last written. */
export interface ShownReview {
  author: string;
  rating: number;
  date: string;
  comment: string;
}

const stars = [1, 2, 3, 4, 5];

/** The stars of one review, 1 to 5. */
export function GivenStars({ rating }: { rating: number }) {
  const { t } = useTranslation('reviews');
  return (
    <span className={styles.stars}>
      <span className="visually-hidden">{t('rating.of', { rating })}</span>
      {stars.map((star) => (
        <Star key={star} size={16} className={star <= rating ? styles.star : styles.noStar} aria-hidden />
      ))}
    </span>
  );
}

function ReviewEntry({ review: { author, rating, date, comment }, action }: { review: ShownReview; action: ReactNode }) {
  const { i18n } = useTranslation('reviews');
  return (
    <li>
      <p className={styles.head}>
        <b>
          <MemberName>{author}</MemberName>
        </b>
        <GivenStars rating={rating} />
        <time dateTime={date}>{formatDate(i18n.language, date)}</time>
      </p>
      {comment !== '' && <UserProse>{comment}</UserProse>}
      {action}
    </li>
  );
}

interface ReviewListProps<Shown extends ShownReview> {
  reviews: readonly Shown[];
  /** What the reader may do with one. */
  actionOf?: (review: Shown) => ReactNode;
}

/** Reviews of a thing, in the order in which they are given. */
export function ReviewList<Shown extends ShownReview>({ reviews, actionOf }: ReviewListProps<Shown>) {
  return (
    <ul className={styles.list}>
      {reviews.map((review) => (
        <ReviewEntry key={`${review.date} ${review.author}`} review={review} action={actionOf?.(review)} />
      ))}
    </ul>
  );
}
