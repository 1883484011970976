import { Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../format/format.ts';
import { withNamespace } from '../i18n/text-key.ts';
import type { NamespaceWith } from '../i18n/text-key.ts';
import { useCityName } from '../i18n/use-city-name.ts';
import { useErrorText } from '../i18n/use-error-text.ts';
import { PageHeading } from '../content/page-heading.tsx';
import type { SearchInputProps } from '../ui/search-input.tsx';
import type { ListDrawerProps } from './filter-drawer.tsx';
import { ListPage } from './list-page.tsx';
import type { ListResult } from './list-result.ts';
import { chosenFilters } from './list-schema.ts';
import { ListToolbar } from './list-toolbar.tsx';
import type { ListToolbarProps, Looked, Searched } from './list-toolbar.tsx';
import { NothingFound } from '../content/states.tsx';
import styles from './public-list.module.css';
import { useDrawer } from './use-drawer.ts';
import type { ListQuery } from './use-list-query.ts';

type Words = NamespaceWith<
  | `list.${'title' | 'count' | 'countCapped' | 'everywhere' | 'inCity' | 'loading' | 'search' | 'searchHint' | 'results' | 'error.title'}`
  | `list.empty.${'title' | 'text' | 'textPlain'}`
>;

interface CountWordsProps {
  words: Words;
  total: number | undefined;
  isCapped: boolean;
  city: string | undefined;
}

function CountWords({ words, total, isCapped, city }: CountWordsProps) {
  const translate = withNamespace(useTranslation(words).t);
  const cityName = useCityName();
  if (total === undefined) return translate(`${words}:list.loading`);
  return (
    <>
      <b>{translate(isCapped ? `${words}:list.countCapped` : `${words}:list.count`, { count: total, amount: formatNumber(total) })}</b>{' '}
      {city ? translate(`${words}:list.inCity`, { city: cityName(city) }) : translate(`${words}:list.everywhere`)}
    </>
  );
}

interface PublicListProps<Filters extends Searched, Settings extends Looked, Item> {
  words: Words;
  /** Ways to the other lists beside this one, above it. */
  beside?: ReactNode;
  list: ListQuery<Filters, Settings>;
  result: ListResult<Item>;
  sorts: ListToolbarProps<Filters, Settings>['sorts'];
  searchLimit: number;
  /** How the search may go on as one types. */
  typing?: Pick<SearchInputProps, 'suggestions' | 'onTyping'>;
  /** In place of what is usually there when nothing is found. */
  nearest?: ReactNode;
  /** How many filters are chosen besides the search. */
  count: number;
  /** The city that is chosen. */
  city: string | undefined;
  controls: ReactNode;
  chips: ReactNode;
  /** Only phones open it: `lazy`, so that only they load it. */
  Drawer: ComponentType<ListDrawerProps<Filters, Settings>>;
  skeleton: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}

/** A public list, whose state stands in the address: search, order, look and filters, which are in a drawer on a phone. */
export function PublicList<Filters extends Searched, Settings extends Looked, Item>(props: PublicListProps<Filters, Settings, Item>) {
  const { words, beside, list, result, sorts, searchLimit, typing, nearest, count, city, controls, chips, Drawer, ...entries } = props;
  const { t } = useTranslation(['shell', words]);
  const translate = withNamespace(t);
  const errorText = useErrorText();
  const drawer = useDrawer();
  const isFiltered = chosenFilters(list.filters).length > 0;
  const search = {
    label: translate(`${words}:list.search`),
    hint: translate(`${words}:list.searchHint`),
    maxLength: searchLimit,
    ...typing,
  };
  const showDraft = (draft: Filters) => {
    drawer.closeWith(list.queryOf(draft));
    scrollTo({ top: 0 });
  };
  return (
    <div className={`container ${styles.page}`}>
      {beside && <div className={styles.beside}>{beside}</div>}
      <ListPage
        {...entries}
        heading={<PageHeading>{translate(`${words}:list.title`)}</PageHeading>}
        list={list}
        count={(total, isCapped) => <CountWords words={words} total={total} isCapped={isCapped} city={city} />}
        tools={<ListToolbar list={list} search={search} sorts={sorts} count={count} onOpenFilters={drawer.open} />}
        filters={{ label: translate('shell:filters.title'), controls }}
        above={chips}
        label={translate(`${words}:list.results`)}
        result={result}
        empty={
          nearest ?? (
            <NothingFound
              title={translate(`${words}:list.empty.title`)}
              reason={translate(isFiltered ? `${words}:list.empty.text` : `${words}:list.empty.textPlain`)}
              onClear={isFiltered ? () => list.replaceFilters({} as Filters) : undefined}
            />
          )
        }
        failed={{ title: translate(`${words}:list.error.title`), text: errorText(result.error) }}
      />
      {drawer.isUsed && (
        <Suspense>
          <Drawer isOpen={drawer.isOpen} filters={list.filters} sortBy={list.settings.sortBy} onClose={drawer.close} onShow={showDraft} />
        </Suspense>
      )}
    </div>
  );
}
