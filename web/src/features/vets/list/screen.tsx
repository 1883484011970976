import { lazy } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vet } from '#shared/api/types.ts';
import { readList } from '#shared/list/list-schema.ts';
import { PublicList } from '#shared/list/public-list.tsx';
import { NearestFound } from '#shared/list/read-search.tsx';
import { understoodCity } from '#shared/list/search-words.ts';
import { useListQuery } from '#shared/list/use-list-query.ts';
import type { Query } from '#shared/navigation/page-path.ts';
import { PetGridSkeleton } from '#shared/pet/pet-grid.tsx';
import { VetGrid } from '../vet-grid.tsx';
import { FilterControls } from './filter-controls.tsx';
import { ReadVetSearch } from './read-vet-search.tsx';
import { askVetPage, useVetPage } from './use-vet-page.ts';
import { VetFilterChips } from './vet-filter-chips.tsx';
import { chosenVetFilters, pageSize, searchLimit, vetList, vetSorts } from '../vet-list.ts';

const VetFilterDrawer = lazy(async () => ({ default: (await import('./vet-filter-drawer.tsx')).VetFilterDrawer }));

interface VetsScreenProps {
  /** A button on each picture. */
  corner?: (vet: Vet) => ReactNode;
}

/** The public list of vets: what it shows stands in the address. */
export function VetsScreen({ corner }: VetsScreenProps) {
  const { t } = useTranslation('vets');
  const list = useListQuery(vetList);
  const { filters, settings, page } = list;
  const result = useVetPage({ filters, sortBy: settings.sortBy, page });
  const searchFor = (search: string) => list.replaceFilters({ ...filters, search: search || undefined });
  const alternatives = result.search?.alternatives;
  const grid = (vets: readonly Vet[]) => <VetGrid vets={vets} look={settings.view} eager={3} corner={corner} />;
  return (
    <PublicList
      words="vets"
      list={list}
      result={result}
      sorts={vetSorts.map((value) => ({ value, text: t(`list.sort.${value}`) }))}
      nearest={
        alternatives && (
          <NearestFound
            title={t('list.empty.title')}
            usual={t('search.best')}
            search={alternatives.search}
            onSearch={searchFor}
            onClear={() => list.replaceFilters({})}
          >
            {grid(alternatives.vets)}
          </NearestFound>
        )
      }
      searchLimit={searchLimit}
      count={chosenVetFilters(filters).length}
      city={filters.city ?? understoodCity(result.search?.understood.map(({ fields }) => fields.city))}
      controls={<FilterControls filters={filters} onChange={list.filter} />}
      chips={
        <>
          <ReadVetSearch search={result.search} onSearch={searchFor} />
          <VetFilterChips filters={filters} onChange={list.replaceFilters} />
        </>
      }
      Drawer={VetFilterDrawer}
      skeleton={<PetGridSkeleton count={pageSize} look={settings.view} label={t('list.loading')} />}
    >
      {grid}
    </PublicList>
  );
}

VetsScreen.asks = ({ query }: { query: Query }) => {
  const { filters, settings, page } = readList(vetList, query);
  return [askVetPage({ filters, sortBy: settings.sortBy, page })];
};
