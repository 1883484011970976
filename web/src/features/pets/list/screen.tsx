import { lazy } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Pet } from '#shared/api/types.ts';
import { readList } from '#shared/list/list-schema.ts';
import { PublicList } from '#shared/list/public-list.tsx';
import { useListQuery } from '#shared/list/use-list-query.ts';
import type { Query } from '#shared/navigation/page-path.ts';
import { PetGrid, PetGridSkeleton } from '#shared/pet/pet-grid.tsx';
import { chosenPetFilters } from '../filters/chosen-filters.ts';
import { FilterControls } from '../filters/filter-controls.tsx';
import { PetFilterChips } from '../filters/pet-filter-chips.tsx';
import { pageSize } from './paging.ts';
import { petList, petSorts, searchLimit } from './pet-list.ts';
import { askPetPage, usePetPage } from './use-pet-page.ts';

const PetFilterDrawer = lazy(async () => ({ default: (await import('../filters/pet-filter-drawer.tsx')).PetFilterDrawer }));

interface PetsScreenProps {
  /** A button on each picture. */
  corner?: (pet: Pet) => ReactNode;
}

/** The public list of pets: what it shows stands in the address. */
export function PetsScreen({ corner }: PetsScreenProps) {
  const { t } = useTranslation('pets');
  const list = useListQuery(petList);
  const { filters, settings, page } = list;
  return (
    <PublicList
      words="pets"
      list={list}
      result={usePetPage({ filters, sortBy: settings.sortBy, page })}
      sorts={petSorts.map((value) => ({ value, text: t(`list.sort.${value}`) }))}
      searchLimit={searchLimit}
      count={chosenPetFilters(filters).length}
      city={filters.location}
      controls={<FilterControls filters={filters} onChange={list.filter} />}
      chips={<PetFilterChips filters={filters} onChange={list.replaceFilters} />}
      Drawer={PetFilterDrawer}
      skeleton={<PetGridSkeleton count={pageSize} look={settings.view} label={t('list.loading')} />}
    >
      {(pets) => <PetGrid pets={pets} look={settings.view} eager={3} corner={corner} />}
    </PublicList>
  );
}

PetsScreen.asks = ({ query }: { query: Query }) => {
  const { filters, settings, page } = readList(petList, query);
  return [askPetPage({ filters, sortBy: settings.sortBy, page })];
};
