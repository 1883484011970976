import type { ReactNode } from 'react';
import { ListResults } from './list-results.tsx';
import type { ListResultsProps } from './list-results.tsx';
import type { ListQuery } from './use-list-query.ts';
import styles from './list-page.module.css';

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
