import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewedPet } from '#shared/api/types.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import type { ListResult } from '#shared/list/list-result.ts';
import { ListResults } from '#shared/list/list-page.tsx';
import { EmptyState } from '#shared/content/states.tsx';
import { BulkResults } from './bulk-results.tsx';
import { KeyHints } from './key-hints.tsx';
import { QueueEntry } from './queue-entry.tsx';
import { QueueSearch } from './queue-search.tsx';
import { QueueSkeleton } from './queue-skeleton.tsx';
import { QueueTabs } from './queue-tabs.tsx';
import styles from './review-queue.module.css';
import { SelectionBar, type SelectionBarProps } from './selection-bar.tsx';

interface ReviewQueueProps extends Omit<SelectionBarProps, 'pets'> {
  result: ListResult<ReviewedPet>;
  openId: string | undefined;
  /** The line that shows how many there are: the focus waits there when what had it is gone. */
  status: Ref<HTMLParagraphElement>;
  onFocusLost: () => void;
}

type QueueBodyProps = Pick<ReviewQueueProps, 'result' | 'place' | 'openId' | 'onFocusLost' | 'selection'>;

function QueueBody({ result, place, openId, onFocusLost, selection }: QueueBodyProps) {
  const { t } = useTranslation('moderation');
  const errorText = useErrorText();
  const kind = place.search === undefined ? place.tab : 'searched';
  const empty = <EmptyState title={t(`queue.empty.${kind}.title`)} reason={t(`queue.empty.${kind}.reason`)} />;
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
            <QueueEntry key={pet.id} pet={pet} place={place} isOpen={pet.id === openId} selection={selection} />
          ))}
        </ul>
      )}
    </ListResults>
  );
}

/** Tabs, what is picked, what became of it, entries, pages; how to move without a mouse. */
export function ReviewQueue({ status, openId, onFocusLost, result, ...bar }: ReviewQueueProps) {
  const { t } = useTranslation('moderation');
  const { place, selection, bulk } = bar;
  const isEmpty = result.items?.length === 0 && selection.picked.length === 0;
  return (
    <aside className={styles.queue} aria-label={t('queue.label')}>
      <p ref={status} tabIndex={-1} role="status" className="visually-hidden">
        {result.total !== undefined && t('queue.count', { count: result.total })}
      </p>
      <QueueTabs place={place} total={place.search === undefined ? result.total : undefined}>
        <QueueSearch place={place} />
        {!isEmpty && <SelectionBar pets={result.items ?? []} {...bar} />}
        {bulk.outcome && (
          <BulkResults
            outcome={bulk.outcome}
            place={place}
            onPutAside={() => {
              onFocusLost();
              bulk.putAside();
            }}
          />
        )}
        <QueueBody result={result} place={place} openId={openId} onFocusLost={onFocusLost} selection={selection} />
      </QueueTabs>
      <KeyHints />
    </aside>
  );
}
