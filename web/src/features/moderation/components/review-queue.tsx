import { Keyboard } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewedPet } from '#shared/api/types.ts';
import type { ListResult } from '#shared/list/list-result.ts';
import { ListResults } from '#shared/list/list-results.tsx';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { CheckBox } from '#shared/ui/check-box.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { tabs, type ReviewPlace } from '../model/review-place.ts';
import { QueueEntry } from './queue-entry.tsx';
import { QueueSkeleton } from './queue-skeleton.tsx';
import styles from './review-dashboard.module.css';

interface ReviewQueueProps {
  result: ListResult<ReviewedPet>;
  place: ReviewPlace;
  openId: string | undefined;
  /** The line that says how many there are: the focus waits there when what had it is gone. */
  status: Ref<HTMLParagraphElement>;
  onFocusLost: () => void;
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

function QueueBody({ result, place, openId, onFocusLost }: Omit<ReviewQueueProps, 'status' | 'hasShortcuts' | 'onShortcuts'>) {
  const { t } = useTranslation('moderation');
  const errorText = useErrorText();
  const empty = <EmptyState title={t(`queue.empty.${place.tab}.title`)} reason={t(`queue.empty.${place.tab}.reason`)} />;
  return (
    <ListResults
      result={result}
      page={place.page}
      skeleton={<QueueSkeleton />}
      empty={<div className={styles.queueState}>{empty}</div>}
      failed={{ title: t('queue.error'), text: errorText(result.error) }}
      focusStatus={onFocusLost}
    >
      {(pets) => (
        <ul>
          {pets.map((pet) => (
            <QueueEntry key={pet.id} pet={pet} place={place} isOpen={pet.id === openId} />
          ))}
        </ul>
      )}
    </ListResults>
  );
}

/** Tabs, entries, pages; how to move without a mouse. */
export function ReviewQueue({ status, hasShortcuts, onShortcuts, ...body }: ReviewQueueProps) {
  const { t } = useTranslation('moderation');
  const { total } = body.result;
  return (
    <aside className={styles.queue} aria-label={t('queue.label')}>
      <QueueTabs place={body.place} total={total} />
      <p ref={status} tabIndex={-1} role="status" className="visually-hidden">
        {total !== undefined && t('queue.count', { count: total })}
      </p>
      <div className={styles.queueBody}>
        <QueueBody {...body} />
      </div>
      <div className={styles.keys}>
        <CheckBox isChecked={hasShortcuts} onChange={onShortcuts}>
          <Keyboard size={20} aria-hidden /> {t('queue.keys')}
        </CheckBox>
      </div>
    </aside>
  );
}
