import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { WholeVet } from '#shared/api/types.ts';
import { formatDate } from '#shared/format/format.ts';
import { MemberName } from '#shared/pet/member-name.tsx';
import { UserProse } from '#shared/pet/user-prose.tsx';
import { Section } from '#shared/ui/section.tsx';
import styles from './screen.module.css';

type Review = WholeVet['reviewDetails'][number];

const stars = [1, 2, 3, 4, 5];

function ReviewEntry({ review: { author, rating, date, comment } }: { review: Review }) {
  const { t, i18n } = useTranslation('vets');
  return (
    <li className={styles.review}>
      <p className={styles.reviewHead}>
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

/** What guests said, the newest first. */
export function VetReviews({ reviews }: { reviews: readonly Review[] }) {
  const { t } = useTranslation('vets');
  return (
    <Section title={t('detail.reviews')}>
      {reviews.length === 0 ? (
        <p>{t('card.noReviews')}</p>
      ) : (
        <ul className={styles.reviews}>
          {reviews.map((review) => (
            <ReviewEntry key={`${review.date} ${review.author}`} review={review} />
          ))}
        </ul>
      )}
    </Section>
  );
}
