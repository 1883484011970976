import { useTranslation } from 'react-i18next';
import { Ellipsis, Keyboard } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { SearchField } from '#shared/list/search-field.tsx';
import { usePage } from '#shared/navigation/use-page.ts';
import { Skeleton, SkeletonBlock } from '#shared/content/skeleton.tsx';
import { Badge, Checkbox, Tabs } from '#shared/antd/work.ts';
import { useKeysChoice } from '#shared/work/work-keys.ts';
import { formatNumber } from '#shared/format/format.ts';
import type { ReviewedPet } from '#shared/api/types.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import type { ListResult } from '#shared/list/list-result.ts';
import { ListResults } from '#shared/list/list-page.tsx';
import { EmptyState } from '#shared/content/states.tsx';
import { queryOf, tabs } from './review-place.ts';
import type { ReviewPlace } from './review-place.ts';
import styles from './review-dashboard.module.css';
import { BulkResults, SelectionBar } from './selection-bar.tsx';
import type { SelectionBarProps } from './selection-bar.tsx';
import { QueueEntry } from './queue-entry.tsx';

const longestSearch = 100;

/** Finds listings of the queue by their words; what is found begins with its first page. */
function QueueSearch({ place }: { place: ReviewPlace }) {
  const { t } = useTranslation('moderation');
  const { setQuery } = usePage();
  return (
    <SearchField
      label={t('queue.search')}
      hint={t('queue.search')}
      maxLength={longestSearch}
      value={place.search}
      onValue={(search) => setQuery(queryOf({ ...place, search, page: 1, id: undefined }), { replace: true })}
      className={styles.search}
    />
  );
}

const rows = [1, 2, 3, 4, 5, 6];

function QueueSkeleton() {
  return (
    <Skeleton>
      {rows.map((row) => (
        <div key={row} className={styles.skeletonRow} aria-hidden>
          <SkeletonBlock shape="square" />
          <div>
            <SkeletonBlock shape="short" />
            <SkeletonBlock shape="line" />
          </div>
        </div>
      ))}
    </Skeleton>
  );
}

/** How to move and decide without a mouse, and whether keys do so at all. */
function KeyHints() {
  const { t } = useTranslation('moderation');
  const [isOn, choose] = useKeysChoice();
  return (
    <div className={styles.keys}>
      <Checkbox checked={isOn} onChange={({ target }) => choose(target.checked)}>
        <Keyboard size={20} aria-hidden /> {t('queue.keys')}
      </Checkbox>
    </div>
  );
}

interface QueueTabsProps {
  place: ReviewPlace;
  total: number | undefined;
  children: ReactNode;
}

/** What waits, what was decided, and all of it; how much waits stands beside. Each has an address of its own, which begins afresh. */
function QueueTabs({ place, total, children }: QueueTabsProps) {
  const { t } = useTranslation('moderation');
  const { setQuery } = usePage();
  const waiting = place.tab === 'pending' && total ? total : undefined;
  return (
    <Tabs
      role="group"
      aria-label={t('queue.tabs')}
      activeKey={place.tab}
      onChange={(tab) => setQuery({ tab: tab === 'pending' ? '' : tab, page: '', sortBy: '', search: '', id: '' })}
      destroyOnHidden
      animated={false}
      more={{ icon: <Ellipsis size={18} aria-hidden /> }}
      className={styles.tabs}
      items={tabs.map((tab) => ({
        key: tab,
        label: (
          <>
            {t(`queue.${tab}`)}
            {tab === 'pending' && waiting !== undefined && (
              <>
                {' '}
                <Badge count={formatNumber(waiting)} className={styles.waitingCount} />
              </>
            )}
          </>
        ),
        children: tab === place.tab && children,
      }))}
    />
  );
}

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
