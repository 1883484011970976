import { longestSearch } from '@paltu/reference';
import { lazy } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Pet } from '#shared/api/types.ts';
import { readList } from '#shared/list/list-schema.ts';
import { PublicList } from '#shared/list/public-list.tsx';
import { understoodCity } from '#shared/list/search-words.ts';
import { useListQuery } from '#shared/list/use-list-query.ts';
import type { Query } from '#shared/navigation/page-path.ts';
import { PetGrid, PetGridSkeleton } from '#shared/pet/pet-grid.tsx';
import { usePetSuggestions } from '#shared/pet/use-pet-suggestions.ts';
import { chosenPetFilters } from '../filters/chosen-filters.ts';
import { CountedFilters } from '../filters/counted-filters.tsx';
import { PetFilterChips } from '../filters/pet-filter-chips.tsx';
import { NearestFound } from '#shared/list/read-search.tsx';
import { SaveSearch } from '../saved/save-search.tsx';
import { ReadPetSearch } from '../search/read-pet-search.tsx';
import { pageSize } from './paging.ts';
import { chosenOrder, ordersOf, petList } from './pet-list.ts';
import { askPetPage, usePetPage } from './use-pet-page.ts';

const PetFilterDrawer = lazy(async () => ({ default: (await import('../filters/pet-filter-drawer.tsx')).PetFilterDrawer }));

interface PetsScreenProps {
  /** Null for a visitor. */
  memberId: string | null;
  /** A button on each picture. */
  corner?: (pet: Pet) => ReactNode;
}

/** The public list of pets: what it shows stands in the address. */
export function PetsScreen({ memberId, corner }: PetsScreenProps) {
  const { t } = useTranslation('pets');
  const list = useListQuery(petList);
  const { filters, settings, page } = list;
  const result = usePetPage({ filters, sortBy: settings.sortBy, page });
  const { sorts, sortBy } = ordersOf(filters, settings.sortBy);
  const set: typeof list.set = (changes, options) =>
    list.set(changes.sortBy ? { ...changes, sortBy: chosenOrder(filters, changes.sortBy) } : changes, options);
  const searchFor = (search: string) => list.replaceFilters({ ...filters, search: search || undefined });
  const alternatives = result.search?.alternatives;
  const grid = (pets: readonly Pet[]) => <PetGrid pets={pets} look={settings.view} eager={3} corner={corner} />;
  return (
    <PublicList
      words="pets"
      list={{ ...list, settings: { ...settings, sortBy }, set }}
      result={result}
      sorts={sorts.map((value) => ({ value, text: t(`list.sort.${value}`) }))}
      typing={usePetSuggestions()}
      nearest={
        alternatives && (
          <NearestFound
            title={t('list.empty.title')}
            usual={t('search.newest')}
            search={alternatives.search}
            onSearch={searchFor}
            onClear={() => list.replaceFilters({})}
          >
            {grid(alternatives.pets)}
          </NearestFound>
        )
      }
      searchLimit={longestSearch}
      count={chosenPetFilters(filters).length}
      city={filters.location ?? understoodCity(result.search?.understood.map(({ fields }) => fields.location))}
      controls={<CountedFilters filters={filters} sortBy={settings.sortBy} onChange={list.filter} />}
      chips={
        <>
          <ReadPetSearch search={result.search} onSearch={searchFor} />
          <PetFilterChips filters={filters} onChange={list.replaceFilters} />
          <SaveSearch filters={filters} settings={settings} corrected={result.search?.corrected} memberId={memberId} />
        </>
      }
      Drawer={PetFilterDrawer}
      skeleton={<PetGridSkeleton count={pageSize} look={settings.view} label={t('list.loading')} />}
    >
      {grid}
    </PublicList>
  );
}

PetsScreen.asks = ({ query }: { query: Query }) => {
  const { filters, settings, page } = readList(petList, query);
  return [askPetPage({ filters, sortBy: settings.sortBy, page })];
};
