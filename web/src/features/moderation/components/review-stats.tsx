import { useTranslation } from 'react-i18next';
import { moderationEndpoints } from '#shared/api/gen/moderation-endpoints.ts';
import type { AdminStats } from '#shared/api/types.ts';
import { formatNumber } from '#shared/format/format.ts';
import styles from './review-dashboard.module.css';

const shown = ['pendingPets', 'approvedPets', 'rejectedPets', 'totalPets', 'totalUsers'] as const satisfies readonly (keyof AdminStats)[];

const polling = { pollingInterval: 30_000, skipPollingIfUnfocused: true };

/** The figures in the green head; nothing while they are not known. */
export function ReviewStats() {
  const { t } = useTranslation('moderation');
  const { data } = moderationEndpoints.useGetAdminDashboardStatsQuery(undefined, polling);
  return (
    <div className={styles.statsRow}>
      <strong className={styles.statsTitle}>{t('head')}</strong>
      {data && (
        <ul className={styles.figures}>
          {shown.map((name) => (
            <li key={name} className={name === 'pendingPets' ? styles.statsQueue : undefined}>
              <strong>{formatNumber(data.stats[name])}</strong> {t(`stats.${name}`)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
