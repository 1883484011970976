import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Vet } from '#shared/api/types.ts';
import { formatNumber } from '#shared/format/format.ts';
import styles from './vet-card.module.css';

/** The mean of the reviews and how many there are; shows when there is none yet. */
export function Rating({ vet: { rating, reviews } }: { vet: Pick<Vet, 'rating' | 'reviews'> }) {
  const { t } = useTranslation('vets');
  if (reviews === 0) return <span className={styles.unrated}>{t('card.noReviews')}</span>;
  return (
    <span className={styles.rated}>
      <Star size={16} className={styles.star} aria-hidden />
      <b aria-hidden>{rating}</b>
      <span className="visually-hidden">{t('card.rating', { rating })}</span>
      <span>{t('card.reviews', { count: reviews, amount: formatNumber(reviews) })}</span>
    </span>
  );
}
