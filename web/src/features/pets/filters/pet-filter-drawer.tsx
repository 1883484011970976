import { FilterDrawer, ShowText } from '#shared/list/filter-drawer.tsx';
import type { ListDrawerProps } from '#shared/list/filter-drawer.tsx';
import type { PetFilters, PetSettings } from '../list/pet-list.ts';
import { usePetTotal } from '../list/use-pet-page.ts';
import { CountedFilters } from './counted-filters.tsx';

type PetFilterDrawerProps = ListDrawerProps<PetFilters, PetSettings>;

function ShowPets({ filters, sortBy }: Pick<PetFilterDrawerProps, 'filters' | 'sortBy'>) {
  return <ShowText words="pets" pagination={usePetTotal(filters, sortBy)} />;
}

/** The filters of pets on a phone, ending in "Show N pets". */
export function PetFilterDrawer({ sortBy, ...drawer }: PetFilterDrawerProps) {
  return (
    <FilterDrawer
      {...drawer}
      showText={(draft) => <ShowPets filters={draft} sortBy={sortBy} />}
      controls={(draft, change) => <CountedFilters filters={draft} sortBy={sortBy} onChange={change} />}
    />
  );
}
