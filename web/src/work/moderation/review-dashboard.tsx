import { useTranslation } from 'react-i18next';
import { listResult } from '#shared/list/list-result.ts';
import { HeaderExtras } from '#shared/content/header-extras.tsx';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { useKeysChoice } from '#shared/work/work-keys.ts';
import { ReviewPanel } from './components/listing/review-panel.tsx';
import { ReviewQueue } from './components/queue/review-queue.tsx';
import { RejectDialog } from './components/reject-dialog.tsx';
import { ReviewStats, StatCards } from './components/review-stats.tsx';
import { useDesk } from './hooks/use-desk.ts';
import './model/moderation-outcomes.ts';
import styles from './review-dashboard.module.css';

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
