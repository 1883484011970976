import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { WholeVet } from '#shared/api/types.ts';
import { formatDate } from '#shared/format/format.ts';
import { MemberName } from '#shared/pet/member-name.tsx';
import { UserProse } from '#shared/pet/user-prose.tsx';
import styles from './reviews.module.css';

type Review = WholeVet['reviewDetails'][number];

const stars = [1, 2, 3, 4, 5];

/** The stars of one review, 1 to 5. */
export function GivenStars({ rating }: { rating: number }) {
  const { t } = useTranslation(['vets', 'reviews']);
  return (
    <span className={styles.stars}>
      <span className="visually-hidden">{t('reviews:rating.of', { rating })}</span>
      {stars.map((star) => (
        <Star key={star} size={16} className={star <= rating ? styles.star : styles.noStar} aria-hidden />
      ))}
    </span>
  );
}

function ReviewEntry({ review: { author, rating, date, comment }, action }: { review: Review; action: ReactNode }) {
  const { i18n } = useTranslation('vets');
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

interface ReviewListProps<Shown extends Review> {
  reviews: readonly Shown[];
  /** What the reader may do with one. */
  actionOf?: (review: Shown) => ReactNode;
}

/** Guests' reviews of a vet, in the order in which they are given. */
export function ReviewList<Shown extends Review>({ reviews, actionOf }: ReviewListProps<Shown>) {
  return (
    <ul className={styles.list}>
      {reviews.map((review) => (
        <ReviewEntry key={`${review.date} ${review.author}`} review={review} action={actionOf?.(review)} />
      ))}
    </ul>
  );
}
