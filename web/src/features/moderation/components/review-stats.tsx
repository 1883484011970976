import { useTranslation } from 'react-i18next';
import type { AdminStats } from '#shared/api/types.ts';
import { formatNumber } from '#shared/format/format.ts';
import { useReviewStatsQuery } from '../api/reviews-api.ts';
import styles from './review-stats.module.css';

const shown = ['pendingPets', 'approvedPets', 'rejectedPets', 'totalPets', 'totalUsers'] as const satisfies readonly (keyof AdminStats)[];

/** The figures in the green head; nothing while they are not known. */
export function ReviewStats() {
  const { t } = useTranslation('moderation');
  const { data } = useReviewStatsQuery(undefined, { pollingInterval: 30_000, skipPollingIfUnfocused: true });
  return (
    <div className={styles.row}>
      <strong className={styles.title}>{t('head')}</strong>
      {data && (
        <ul className={styles.figures}>
          {shown.map((name) => (
            <li key={name} className={name === 'pendingPets' ? styles.queue : undefined}>
              <strong>{formatNumber(data[name])}</strong> {t(`stats.${name}`)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
