import { FilterDrawer, ShowText } from '#shared/list/filter-drawer.tsx';
import type { ListDrawerProps } from '#shared/list/filter-drawer.tsx';
import { FilterControls } from './filter-controls.tsx';
import { useVetTotal } from './use-vet-page.ts';
import type { VetFilters, VetSettings } from '../vet-list.ts';

type VetFilterDrawerProps = ListDrawerProps<VetFilters, VetSettings>;

function ShowVets({ filters, sortBy }: Pick<VetFilterDrawerProps, 'filters' | 'sortBy'>) {
  return <ShowText words="vets" pagination={useVetTotal(filters, sortBy)} />;
}

/** The filters of vets on a phone, ending in "Show N vets". */
export function VetFilterDrawer({ sortBy, ...drawer }: VetFilterDrawerProps) {
  return (
    <FilterDrawer
      {...drawer}
      showText={(draft) => <ShowVets filters={draft} sortBy={sortBy} />}
      controls={(draft, change) => <FilterControls filters={draft} onChange={change} />}
    />
  );
}
