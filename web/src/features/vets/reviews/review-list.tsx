import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { WholeVet } from '#shared/api/types.ts';
import { formatDate } from '#shared/format/format.ts';
import { MemberName } from '#shared/pet/member-name.tsx';
import { UserProse } from '#shared/pet/user-prose.tsx';
import styles from './reviews.module.css';

type Review = WholeVet['reviewDetails'][number];

const stars = [1, 2, 3, 4, 5];

function ReviewEntry({ review: { author, rating, date, comment } }: { review: Review }) {
  const { t, i18n } = useTranslation('vets');
  return (
    <li>
      <p className={styles.head}>
        <b>
          <MemberName>{author}</MemberName>
        </b>
        <span className={styles.stars}>
          <span className="visually-hidden">{t('card.rating', { rating })}</span>
          {stars.map((star) => (
            <Star key={star} size={16} className={star <= rating ? styles.star : styles.noStar} aria-hidden />
          ))}
        </span>
        <time dateTime={date}>{formatDate(i18n.language, date)}</time>
      </p>
      {comment !== '' && <UserProse>{comment}</UserProse>}
    </li>
  );
}

/** What guests said of a vet, in the order in which they are given. */
export function ReviewList({ reviews }: { reviews: readonly Review[] }) {
  return (
    <ul className={styles.list}>
      {reviews.map((review) => (
        <ReviewEntry key={`${review.date} ${review.author}`} review={review} />
      ))}
    </ul>
  );
}
