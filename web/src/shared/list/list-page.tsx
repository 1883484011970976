import { RotateCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../navigation/use-page.ts';
import { ActionLink, Button, Panel } from '../content/kit.tsx';
import { EmptyState, ErrorState } from '../content/states.tsx';
import { Pager } from '../ui/pager.tsx';
import styles from './list-page.module.css';
import type { ListResult } from './list-result.ts';
import type { ListQuery } from './use-list-query.ts';

export interface ListResultsProps<Item> {
  result: ListResult<Item>;
  page: number;
  skeleton: ReactNode;
  /** Why there is nothing at all, and what to do about it. */
  empty: ReactNode;
  /** What could not be loaded, and why. */
  failed: { title: string; text: string };
  /** Puts the focus where it can stay while the list changes. */
  focusStatus: () => void;
  /** Shows the beginning of another page; the top of the whole page when it is left out. */
  scrollToTop?: () => void;
  children: (items: readonly Item[]) => ReactNode;
}

/** What is there could not be loaded again: it stays, and so does a way to try once more. */
function Outdated({ onRetry, isFetching }: { onRetry: () => void; isFetching: boolean }) {
  const { t } = useTranslation('shell');
  return (
    <Panel tone="genda" className={styles.outdated}>
      <p role="status">{t('list.notUpdated')}</p>
      <Button size="small" onClick={onRetry} isBusy={isFetching} icon={<RotateCw size={18} aria-hidden />}>
        {t('retry')}
      </Button>
    </Panel>
  );
}

/** A page beyond the last one: the list has become shorter. */
function EmptyPage() {
  const { t } = useTranslation('shell');
  const { key, query } = usePage();
  return (
    <EmptyState
      title={t('list.pageEmpty')}
      reason={t('list.pageEmptyText')}
      action={
        <ActionLink to={key} query={{ ...query, page: '' }} kind="primary">
          {t('list.firstPage')}
        </ActionLink>
      }
    />
  );
}

/** The focus of a Retry that goes away goes to the status line, once there is something. */
function useRetry({ items, error, retry }: Pick<ListResult<unknown>, 'items' | 'error' | 'retry'>, focusStatus: () => void) {
  const isAwaited = useRef(false);
  useEffect(() => {
    if (!isAwaited.current || error || !items) return;
    isAwaited.current = false;
    focusStatus();
  });
  return () => {
    isAwaited.current = true;
    retry();
  };
}

/** The entries of one page, or why there are none; and the way to the other pages. */
export function ListResults<Item>({ result, page, skeleton, empty, failed, focusStatus, scrollToTop, children }: ListResultsProps<Item>) {
  const { items, total, error, isFetching, pages } = result;
  const onRetry = useRetry(result, focusStatus);
  if (!items) return error ? <ErrorState {...failed} onRetry={onRetry} isRetrying={isFetching} /> : skeleton;
  const toTop = () => {
    if (scrollToTop) scrollToTop();
    else scrollTo({ top: 0 });
    focusStatus();
  };
  return (
    <>
      {Boolean(error) && <Outdated onRetry={onRetry} isFetching={isFetching} />}
      {items.length > 0 && children(items)}
      {items.length === 0 && (page > 1 && total !== 0 ? <EmptyPage /> : empty)}
      <div className={styles.pager}>
        <Pager current={page} last={pages} onFollow={toTop} />
      </div>
    </>
  );
}

export interface ListPageProps<Item> extends Omit<ListResultsProps<Item>, 'page' | 'focusStatus'> {
  heading: ReactNode;
  /** Where in the list the page is, and the line that shows how many there are. */
  list: Pick<ListQuery<object, object>, 'page' | 'status' | 'focusStatus'>;
  /** The words of that line, read out when it changes; while they load there is no total. */
  count: (total: number | undefined, isCapped: boolean) => ReactNode;
  /** Beside the heading: order, look, a way to add one. */
  tools?: ReactNode;
  /** In a column of their own on a desk, with their name. */
  filters?: { label: string; controls: ReactNode };
  /** Above the entries: what is chosen. */
  above?: ReactNode;
  /** The name of the entries. */
  label: string;
}

/** A page that lists: heading, count, tools, filters, and the entries of one page with the way to the others. */
export function ListPage<Item>({ heading, list, count, tools, filters, above, label, ...results }: ListPageProps<Item>) {
  const { page, status, focusStatus } = list;
  const { total, totalIsCapped, error } = results.result;
  const isKnown = !error || total !== undefined;
  return (
    <>
      <div className={styles.head}>
        <div>
          {heading}
          <p ref={status} tabIndex={-1} role="status" className={styles.count}>
            {isKnown && count(total, totalIsCapped)}
          </p>
        </div>
        {tools}
      </div>
      <div className={filters && styles.columns}>
        {filters && (
          <section className={styles.filters} aria-label={filters.label}>
            {filters.controls}
          </section>
        )}
        <section className={styles.results} aria-label={label}>
          {above}
          <ListResults {...results} page={page} focusStatus={focusStatus} />
        </section>
      </div>
    </>
  );
}
