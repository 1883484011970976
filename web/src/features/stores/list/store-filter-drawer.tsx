import { FilterDrawer, ShowText } from '#shared/list/filter-drawer.tsx';
import type { ListDrawerProps } from '#shared/list/filter-drawer.tsx';
import { FilterControls } from './filter-controls.tsx';
import type { StoreFilters, StoreSettings } from './store-list.ts';
import { useStoreTotal } from './use-store-page.ts';

type StoreFilterDrawerProps = ListDrawerProps<StoreFilters, StoreSettings>;

function ShowStores({ filters, sortBy }: Pick<StoreFilterDrawerProps, 'filters' | 'sortBy'>) {
  return <ShowText words="stores" pagination={useStoreTotal(filters, sortBy)} />;
}

/** The filters of stores on a phone, ending in "Show N stores". */
export function StoreFilterDrawer({ sortBy, ...drawer }: StoreFilterDrawerProps) {
  return (
    <FilterDrawer
      {...drawer}
      showText={(draft) => <ShowStores filters={draft} sortBy={sortBy} />}
      controls={(draft, change) => <FilterControls filters={draft} onChange={change} />}
    />
  );
}
