import { useTranslation } from 'react-i18next';
import { moderationEndpoints } from '#shared/api/gen/moderation-endpoints.ts';
import type { AdminStats } from '#shared/api/types.ts';
import { formatNumber } from '#shared/format/format.ts';
import styles from './review-dashboard.module.css';

const shown = ['pendingPets', 'approvedPets', 'rejectedPets', 'totalPets', 'totalUsers'] as const satisfies readonly (keyof AdminStats)[];

const polling = { pollingInterval: 30_000, skipPollingIfUnfocused: true };

/** The figures; while they are not known, the room that they take. */
function Figures({ className }: { className: string | undefined }) {
  const { t } = useTranslation('moderation');
  const { data, isError } = moderationEndpoints.useGetAdminDashboardStatsQuery(undefined, polling);
  if (!data && isError) return null;
  return (
    <ul className={`${className} ${data ? '' : styles.unknown}`}>
      {shown.map((name) => (
        <li key={name} className={name === 'pendingPets' ? styles.statsQueue : undefined}>
          <strong>{data && formatNumber(data.stats[name])}</strong> {t(`stats.${name}`)}
        </li>
      ))}
    </ul>
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
