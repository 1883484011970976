import type { ReactNode } from 'react';
import { formatNumber } from '../format/format.ts';
import { useErrorText } from '../i18n/use-error-text.ts';
import { ListPage } from '../list/list-page.tsx';
import type { ListPageProps } from '../list/list-page.tsx';
import { PageHeading } from '../content/page-heading.tsx';
import type { ListQuery } from '../list/use-list-query.ts';
import { RowsSkeleton } from './rows-skeleton.tsx';
import { SavedFilters } from './saved-filters.tsx';
import { workPage } from './work-page.ts';

interface WorkListProps<Item, Filters extends object> extends Omit<
  ListPageProps<Item>,
  'heading' | 'list' | 'count' | 'label' | 'failed' | 'filters' | 'skeleton' | 'children'
> {
  list: ListPageProps<Item>['list'] & Pick<ListQuery<Filters, object>, 'filters' | 'replaceFilters'>;
  /** What its filters can be saved under; left out where there are none. */
  savedAs?: string;
  /** `error`: what could not be loaded. */
  words: { title: string; loading: string; error: string };
  /** How many there are. */
  count: (isCapped: boolean, values: { count: number; amount: string }) => string;
  /** The rows of one page: a `WorkTable` or a list. */
  children: (items: readonly Item[]) => ReactNode;
}

/** A work screen that lists: its heading and count, what narrows it, one page of rows, and the way to the others. */
export function WorkList<Item, Filters extends object>({ words, count, savedAs, above, ...list }: WorkListProps<Item, Filters>) {
  const errorText = useErrorText();
  return (
    <div className={workPage}>
      <ListPage
        {...list}
        above={
          <>
            {above}
            {savedAs !== undefined && <SavedFilters key={savedAs} of={savedAs} list={list.list} />}
          </>
        }
        heading={<PageHeading>{words.title}</PageHeading>}
        count={(total, isCapped) => (total === undefined ? words.loading : count(isCapped, { count: total, amount: formatNumber(total) }))}
        label={words.title}
        failed={{ title: words.error, text: errorText(list.result.error) }}
        skeleton={<RowsSkeleton label={words.loading} />}
      />
    </div>
  );
}
