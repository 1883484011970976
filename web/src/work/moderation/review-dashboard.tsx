import { useTranslation } from 'react-i18next';
import { fresh } from '#shared/api/fresh.ts';
import { contentEndpoints } from '#shared/api/gen/content-endpoints.ts';
import { moderationEndpoints } from '#shared/api/gen/moderation-endpoints.ts';
import type { AdminStats } from '#shared/api/types.ts';
import { formatNumber } from '#shared/format/format.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { listResult } from '#shared/list/list-result.ts';
import { HeaderExtras } from '#shared/content/header-extras.tsx';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { useKeysChoice } from '#shared/work/work-keys.ts';
import styles from './review-dashboard.module.css';
import { ReviewPanel } from './review-panel.tsx';
import { ReviewQueue } from './review-queue.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { useDesk } from './use-desk.ts';
import './decisions.ts';

const shown = ['pendingPets', 'approvedPets', 'rejectedPets', 'totalPets', 'totalUsers'] as const satisfies readonly (keyof AdminStats)[];

/** Of a page only its total is shown. */
const open = { status: 'open', limit: 1 } as const;

/** What came by the contact form and nobody has answered, and the way to it; the count stays empty while it is not known. */
function NewMessages() {
  const { t } = useTranslation('moderation');
  const { data } = contentEndpoints.useGetContentContactQuery(open, fresh);
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
  const { data, isError } = moderationEndpoints.useGetAdminDashboardStatsQuery(undefined, fresh);
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
function ReviewStats() {
  const { t } = useTranslation('moderation');
  return (
    <div className={styles.statsRow}>
      <strong className={styles.statsTitle}>{t('head')}</strong>
      <Figures className={styles.figures} />
    </div>
  );
}

/** As cards above the queue, where the head has no room. */
function StatCards() {
  return <Figures className={styles.cards} />;
}

/**
 * The admin's desk: the queue at the start, the open listing beside it, on a phone one of the two at a time. Where there is nothing to
 * open, the queue explains why over the whole width.
 */
export function ReviewDashboard() {
  const { t } = useTranslation('moderation');
  const { queue, place, open, isOpening, status, decisions, selection, bulk, ...desk } = useDesk();
  const [hasShortcuts] = useKeysChoice();
  const isAlone = !open && !isOpening && Boolean(queue.currentData ?? queue.error);
  return (
    <div className={`${styles.desk} ${place.id && open ? styles.isOpen : ''} ${isAlone ? styles.isAlone : ''}`}>
      <PageHeading className="visually-hidden">{t('title')}</PageHeading>
      <HeaderExtras>
        <ReviewStats />
      </HeaderExtras>
      <StatCards />
      <ReviewQueue
        result={listResult(queue, (page) => page.pets)}
        place={place}
        openId={open?.id}
        status={status}
        onFocusLost={() => status.current?.focus({ preventScroll: true })}
        selection={selection}
        bulk={bulk}
        onReject={desk.askWhyOfAll}
      />
      {open && (
        <ReviewPanel
          key={open.id}
          pet={open}
          decisions={decisions}
          holds={desk.holds}
          onApprove={desk.approve}
          onReject={desk.askWhy}
          onMove={desk.move}
          hasShortcuts={hasShortcuts}
        />
      )}
      <RejectDialog {...desk.rejection} />
    </div>
  );
}
