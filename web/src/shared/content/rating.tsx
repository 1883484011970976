import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../format/format.ts';
import styles from './rating.module.css';

interface RatingProps {
  of: { rating: number; reviews: number };
}

/** The mean of the reviews and how many there are; shows when there is none yet. */
export function Rating({ of: { rating, reviews } }: RatingProps) {
  const { t } = useTranslation(['reviews', 'shell']);
  if (reviews === 0) return <span className={styles.unrated}>{t('rating.none')}</span>;
  return (
    <span className={styles.rated}>
      <Star size={16} className={styles.star} aria-hidden />
      {/* One run of text: neither a copy nor a reader makes 51 of 5 and 1. */}
      <span dir="ltr" aria-hidden>
        <b>{rating.toFixed(1)}</b> ({formatNumber(reviews)})
      </span>
      <span className="visually-hidden">
        {t('rating.of', { rating })}
        {t('shell:comma')}
        {t('rating.reviews', { count: reviews, amount: formatNumber(reviews) })}
      </span>
    </span>
  );
}
