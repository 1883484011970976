import { lazy } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Store } from '#shared/api/types.ts';
import { CorrectedSearch } from '#shared/list/read-search.tsx';
import { chosenFilters } from '#shared/list/list-schema.ts';
import { PublicList } from '#shared/list/public-list.tsx';
import { useListQuery } from '#shared/list/use-list-query.ts';
import { navigate } from '#shared/navigation/navigation.ts';
import { usePage } from '#shared/navigation/use-page.ts';
import { PetGridSkeleton } from '#shared/pet/pet-grid.tsx';
import { NearButton } from '../near/near-button.tsx';
import { nearPlace } from '../near/near-list.ts';
import { NearScreen } from '../near/near-screen.tsx';
import { StoreGrid } from '../store-grid.tsx';
import { EmptyStreet } from './empty-street.tsx';
import { FilterControls } from './filter-controls.tsx';
import styles from './screen.module.css';
import { StoreFilterChips } from './store-filter-chips.tsx';
import { chosenOrder, chosenStoreFilters, ordersOf, pageSize, searchLimit, storeList } from './store-list.ts';
import { useStorePage } from './use-store-page.ts';

const StoreFilterDrawer = lazy(async () => ({ default: (await import('./store-filter-drawer.tsx')).StoreFilterDrawer }));

interface StoresScreenProps {
  /** The way to the products. */
  beside: ReactNode;
  /** A button on each picture. */
  corner?: (store: Store) => ReactNode;
}

function StoreListScreen({ beside, corner }: StoresScreenProps) {
  const { t } = useTranslation('stores');
  const list = useListQuery(storeList);
  const { filters, settings, page } = list;
  const result = useStorePage({ filters, sortBy: settings.sortBy, page });
  const { sorts, sortBy } = ordersOf(filters, settings.sortBy);
  const set: typeof list.set = (changes, options) =>
    list.set(changes.sortBy ? { ...changes, sortBy: chosenOrder(filters, changes.sortBy) } : changes, options);
  const clear = chosenFilters(filters).length > 0 ? () => list.replaceFilters({}) : undefined;
  return (
    <PublicList
      words="stores"
      beside={beside}
      list={{ ...list, settings: { ...settings, sortBy }, set }}
      result={result}
      sorts={sorts.map((value) => ({ value, text: t(`list.sort.${value}`) }))}
      nearest={<EmptyStreet onClear={clear} corner={corner} />}
      searchLimit={searchLimit}
      count={chosenStoreFilters(filters).length}
      city={filters.city}
      controls={<FilterControls filters={filters} onChange={list.filter} />}
      chips={
        <>
          <div className={styles.near}>
            <NearButton onKnown={() => navigate('accessories', { query: nearPlace })} />
          </div>
          <CorrectedSearch corrected={result.corrected} />
          <StoreFilterChips filters={filters} onChange={list.replaceFilters} />
        </>
      }
      Drawer={StoreFilterDrawer}
      skeleton={<PetGridSkeleton count={pageSize} look={settings.view} label={t('list.loading')} />}
    >
      {(stores) => <StoreGrid stores={stores} look={settings.view} eager={3} corner={corner} />}
    </PublicList>
  );
}

/** The public list of stores, or those around the reader: what it shows stands in the address. */
export function StoresScreen({ beside, corner }: StoresScreenProps) {
  const { query } = usePage();
  if (query.near === undefined) return <StoreListScreen beside={beside} corner={corner} />;
  return (
    <div className={`container ${styles.page}`}>
      <NearScreen corner={corner} />
    </div>
  );
}
