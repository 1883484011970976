import { useTranslation } from 'react-i18next';
import { contentEndpoints } from '#shared/api/gen/content-endpoints.ts';
import { moderationEndpoints } from '#shared/api/gen/moderation-endpoints.ts';
import type { AdminStats } from '#shared/api/types.ts';
import { formatNumber } from '#shared/format/format.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import styles from '../review-dashboard.module.css';

const shown = ['pendingPets', 'approvedPets', 'rejectedPets', 'totalPets', 'totalUsers'] as const satisfies readonly (keyof AdminStats)[];

const polling = { pollingInterval: 30_000, skipPollingIfUnfocused: true };

/** Of a page only its total is shown. */
const lately = { days: 7, limit: 1 };

/** What came by the contact form lately, and the way to it; the count stays empty while it is not known. */
function NewMessages() {
  const { t } = useTranslation('moderation');
  const { data } = contentEndpoints.useGetContentContactQuery(lately, polling);
  return (
    <li className={styles.messages}>
      <PageLink to="admin-contact">
        <strong>{data && `${formatNumber(data.pagination.total)}${data.pagination.totalIsCapped ? '+' : ''}`}</strong> {t('stats.messages')}
      </PageLink>
    </li>
  );
}

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
      <NewMessages />
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
