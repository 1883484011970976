import { Suspense, lazy, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../content/page-heading.tsx';
import type { Pagination } from '../api/types.ts';
import { formatNumber } from '../format/format.ts';
import { withNamespace } from '../i18n/text-key.ts';
import type { NamespaceWith } from '../i18n/text-key.ts';
import { useCityName } from '../i18n/use-city-name.ts';
import { useErrorText } from '../i18n/use-error-text.ts';
import { useLayer } from '../navigation/use-layer.ts';
import type { SearchInputProps } from '../ui/search-input.tsx';
import type * as DrawerCode from './filter-drawer.tsx';
import { ListPage } from './list-page.tsx';
import type { ListResult } from './list-result.ts';
import { chosenFilters } from './list-schema.ts';
import type { Looked, Searched } from './list-schema.ts';
import { ListToolbar } from './list-toolbar.tsx';
import type { ListToolbarProps } from './list-toolbar.tsx';
import { NothingFound } from '../content/states.tsx';
import styles from './list-toolbar.module.css';
import type { ListQuery } from './use-list-query.ts';

type Words = NamespaceWith<
  | `list.${'title' | 'count' | 'countCapped' | 'everywhere' | 'inCity' | 'loading' | 'search' | 'searchHint' | 'results' | 'error.title'}`
  | `list.empty.${'title' | 'text' | 'textPlain'}`
  | `filters.${'show' | 'showCapped' | 'showUncounted'}`
>;

// Only phones open it. `lazy` knows no type parameters.
const FilterDrawer = lazy(async () => ({
  default: (await import('./filter-drawer.tsx')).FilterDrawer,
})) as unknown as typeof DrawerCode.FilterDrawer;

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
  /** What else there is then, below that. */
  others?: ReactNode;
  /** How many filters are chosen besides the search. */
  count: number;
  /** The city that is chosen. */
  city: string | undefined;
  controls: (filters: Filters, change: (changes: Partial<Filters>) => void) => ReactNode;
  chips: ReactNode;
  /** How many some filters leave, which the drawer's last button shows. */
  useTotal: (filters: Filters, sortBy: Settings['sortBy']) => Pagination | undefined;
  skeleton: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}

/** A drawer over the page, closed by Back; `isUsed` once it was open, so that only then its code is loaded. */
function useDrawer() {
  const layer = useLayer();
  // Once opened it stays mounted, so that closing is seen.
  const [isUsed, setUsed] = useState(false);
  const open = () => {
    setUsed(true);
    layer.open();
  };
  return { ...layer, isUsed, open };
}

interface NoneFoundProps extends Pick<PublicListProps<Searched, Looked, unknown>, 'words' | 'others'> {
  filters: object;
  onClear: () => void;
}

function NoneFound({ words, filters, onClear, others }: NoneFoundProps) {
  const translate = withNamespace(useTranslation(words).t);
  const isNarrowed = chosenFilters(filters).length > 0;
  return (
    <>
      <NothingFound
        title={translate(`${words}:list.empty.title`)}
        reason={translate(isNarrowed ? `${words}:list.empty.text` : `${words}:list.empty.textPlain`)}
        onClear={isNarrowed ? onClear : undefined}
      />
      {others}
    </>
  );
}

/** A public list, whose state stands in the address: search, order, look and filters, which are in a drawer on a phone. */
export function PublicList<Filters extends Searched, Settings extends Looked, Item>(props: PublicListProps<Filters, Settings, Item>) {
  const { words, beside, list, result, sorts, searchLimit, typing, nearest, others, count, city, controls, chips, useTotal, ...entries } =
    props;
  const { t } = useTranslation(['shell', words]);
  const translate = withNamespace(t);
  const errorText = useErrorText();
  const drawer = useDrawer();
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
        filters={{ label: translate('shell:filters.title'), controls: controls(list.filters, list.filter) }}
        above={chips}
        label={translate(`${words}:list.results`)}
        result={result}
        empty={nearest ?? <NoneFound {...{ words, filters: list.filters, others }} onClear={() => list.replaceFilters({} as Filters)} />}
        failed={{ title: translate(`${words}:list.error.title`), text: errorText(result.error) }}
      />
      {drawer.isUsed && (
        <Suspense>
          <FilterDrawer
            words={words}
            isOpen={drawer.isOpen}
            filters={list.filters}
            sortBy={list.settings.sortBy}
            useTotal={useTotal}
            controls={controls}
            onClose={drawer.close}
            onShow={showDraft}
          />
        </Suspense>
      )}
    </div>
  );
}
