import { useTranslation } from 'react-i18next';
import { moderationEndpoints } from '#shared/api/gen/moderation-endpoints.ts';
import type { AdminStats } from '#shared/api/types.ts';
import { formatNumber } from '#shared/format/format.ts';
import styles from './review-dashboard.module.css';

const shown = ['pendingPets', 'approvedPets', 'rejectedPets', 'totalPets', 'totalUsers'] as const satisfies readonly (keyof AdminStats)[];

const polling = { pollingInterval: 30_000, skipPollingIfUnfocused: true };

/** The figures; nothing while they are not known. */
function Figures({ className }: { className: string | undefined }) {
  const { t } = useTranslation('moderation');
  const { data } = moderationEndpoints.useGetAdminDashboardStatsQuery(undefined, polling);
  return (
    data && (
      <ul className={className}>
        {shown.map((name) => (
          <li key={name} className={name === 'pendingPets' ? styles.statsQueue : undefined}>
            <strong>{formatNumber(data.stats[name])}</strong> {t(`stats.${name}`)}
          </li>
        ))}
      </ul>
    )
  );
}

/** In the green head, where it has room for them. */
export function ReviewStats() {
  const { t } = useTranslation('moderation');
  return (
    <div className={styles.statsRow}>
      <strong className={styles.statsTitle}>{t('head')}</strong>
      <Figures className={styles.figures} />
    </div>
  );
}

/** As cards above the queue, where the head has no room. */
export function StatCards() {
  return <Figures className={styles.cards} />;
}
