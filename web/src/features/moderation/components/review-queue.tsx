import { Keyboard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { CheckBox } from '#shared/ui/check-box.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ErrorState } from '#shared/ui/error-state.tsx';
import { Pager } from '#shared/ui/pager.tsx';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import type { QueuePage } from '../api/reviews-api.ts';
import { tabs, type ReviewPlace } from '../model/review-place.ts';
import { QueueEntry } from './queue-entry.tsx';
import { QueueSkeleton } from './queue-skeleton.tsx';
import styles from './review-queue.module.css';

/** What the screen needs of the query's state. */
interface QueueState {
  currentData?: QueuePage;
  error?: unknown;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

interface ReviewQueueProps {
  queue: QueueState;
  place: ReviewPlace;
  openId: string | undefined;
  hasShortcuts: boolean;
  onShortcuts: (isOn: boolean) => void;
}

function QueueTabs({ place, total }: { place: ReviewPlace; total: number | undefined }) {
  const { t } = useTranslation('moderation');
  return (
    <nav aria-label={t('queue.tabs')}>
      <ul className={styles.tabs}>
        {tabs.map((tab) => (
          <li key={tab}>
            <PageLink to="admin-dashboard" query={{ tab }} className={styles.tab} aria-current={tab === place.tab ? 'page' : undefined}>
              {t(`queue.${tab}`)}
              {tab === 'pending' && place.tab === 'pending' && Boolean(total) && <span className={styles.count}>{total}</span>}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function QueueBody({ queue, place, openId }: Pick<ReviewQueueProps, 'queue' | 'place' | 'openId'>) {
  const { t } = useTranslation('moderation');
  const errorText = useErrorText();
  const page = queue.currentData;
  if (queue.isError && !page) {
    return (
      <div className={styles.state}>
        <ErrorState
          title={t('queue.error')}
          text={errorText(queue.error)}
          onRetry={() => void queue.refetch()}
          isRetrying={queue.isFetching}
        />
      </div>
    );
  }
  if (!page) return <QueueSkeleton />;
  if (page.pets.length === 0) {
    return (
      <div className={styles.state}>
        <EmptyState title={t(`queue.empty.${place.tab}.title`)} reason={t(`queue.empty.${place.tab}.reason`)} />
      </div>
    );
  }
  return (
    <>
      <ul>
        {page.pets.map((pet) => (
          <QueueEntry key={pet.id} pet={pet} place={place} isOpen={pet.id === openId} />
        ))}
      </ul>
      <div className={styles.pager}>
        <Pager current={place.page} last={page.pagination.totalPages} />
      </div>
    </>
  );
}

/** Tabs, entries, pages; how to move without a mouse. */
export function ReviewQueue(props: ReviewQueueProps) {
  const { t } = useTranslation('moderation');
  return (
    <aside className={styles.queue} aria-label={t('queue.label')}>
      <QueueTabs place={props.place} total={props.queue.currentData?.pagination.total} />
      <div className={styles.body}>
        <QueueBody {...props} />
      </div>
      <div className={styles.keys}>
        <CheckBox isChecked={props.hasShortcuts} onChange={props.onShortcuts}>
          <Keyboard size={20} aria-hidden /> {t('queue.keys')}
        </CheckBox>
      </div>
    </aside>
  );
}
