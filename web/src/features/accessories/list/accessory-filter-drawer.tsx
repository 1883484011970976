import { FilterDrawer, ShowText } from '#shared/list/filter-drawer.tsx';
import type { ListDrawerProps } from '#shared/list/filter-drawer.tsx';
import type { AccessoryFilters, AccessorySettings } from '../accessory-list.ts';
import { FilterControls } from './filter-controls.tsx';
import { useAccessoryTotal } from './use-accessory-page.ts';

type AccessoryFilterDrawerProps = ListDrawerProps<AccessoryFilters, AccessorySettings>;

function ShowProducts({ filters, sortBy }: Pick<AccessoryFilterDrawerProps, 'filters' | 'sortBy'>) {
  return <ShowText words="accessories" pagination={useAccessoryTotal(filters, sortBy)} />;
}

/** The filters of products on a phone, ending in "Show N products". */
export function AccessoryFilterDrawer({ sortBy, ...drawer }: AccessoryFilterDrawerProps) {
  return (
    <FilterDrawer
      {...drawer}
      showText={(draft) => <ShowProducts filters={draft} sortBy={sortBy} />}
      controls={(draft, change) => <FilterControls filters={draft} onChange={change} />}
    />
  );
}
