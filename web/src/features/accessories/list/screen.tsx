import { lazy } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Accessory } from '#shared/api/types.ts';
import { CorrectedSearch } from '#shared/list/read-search.tsx';
import { chosenFilters, readList } from '#shared/list/list-schema.ts';
import { PublicList } from '#shared/list/public-list.tsx';
import { useListQuery } from '#shared/list/use-list-query.ts';
import type { Query } from '#shared/navigation/page-path.ts';
import { PetGridSkeleton } from '#shared/pet/pet-grid.tsx';
import { AccessoryGrid } from '../accessory-grid.tsx';
import { AccessoryFilterChips } from './accessory-filter-chips.tsx';
import { accessoryList, chosenAccessoryFilters, chosenOrder, ordersOf, pageSize, searchLimit } from '../accessory-list.ts';
import { EmptyShelf } from './empty-shelf.tsx';
import { FilterControls } from './filter-controls.tsx';
import { askAccessoryPage, useAccessoryPage } from './use-accessory-page.ts';

const AccessoryFilterDrawer = lazy(async () => ({ default: (await import('./accessory-filter-drawer.tsx')).AccessoryFilterDrawer }));

interface AccessoriesScreenProps {
  /** The way to the stores. */
  beside: ReactNode;
  /** A button on each picture. */
  corner?: (accessory: Accessory) => ReactNode;
  /** What can be done with each at once. */
  action?: (accessory: Accessory) => ReactNode;
}

/** The public list of products: what it shows stands in the address. */
export function AccessoriesScreen({ beside, corner, action }: AccessoriesScreenProps) {
  const { t } = useTranslation('accessories');
  const list = useListQuery(accessoryList);
  const { filters, settings, page } = list;
  const result = useAccessoryPage({ filters, sortBy: settings.sortBy, page });
  const { sorts, sortBy } = ordersOf(filters, settings.sortBy);
  const set: typeof list.set = (changes, options) =>
    list.set(changes.sortBy ? { ...changes, sortBy: chosenOrder(filters, changes.sortBy) } : changes, options);
  const clear = chosenFilters(filters).length > 0 ? () => list.replaceFilters({}) : undefined;
  return (
    <PublicList
      words="accessories"
      beside={beside}
      list={{ ...list, settings: { ...settings, sortBy }, set }}
      result={result}
      sorts={sorts.map((value) => ({ value, text: t(`list.sort.${value}`) }))}
      nearest={<EmptyShelf filters={filters} onClear={clear} corner={corner} />}
      searchLimit={searchLimit}
      count={chosenAccessoryFilters(filters).length}
      city={undefined}
      controls={<FilterControls filters={filters} onChange={list.filter} />}
      chips={
        <>
          <CorrectedSearch corrected={result.corrected} />
          <AccessoryFilterChips filters={filters} onChange={list.replaceFilters} />
        </>
      }
      Drawer={AccessoryFilterDrawer}
      skeleton={<PetGridSkeleton count={pageSize} look={settings.view} label={t('list.loading')} />}
    >
      {(accessories) => <AccessoryGrid accessories={accessories} look={settings.view} eager={3} corner={corner} action={action} />}
    </PublicList>
  );
}

AccessoriesScreen.asks = ({ query }: { query: Query }) => {
  const { filters, settings, page } = readList(accessoryList, query);
  return [askAccessoryPage({ filters, sortBy: settings.sortBy, page })];
};
