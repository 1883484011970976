import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vet } from '#shared/api/types.ts';
import { formatNumber } from '#shared/format/format.ts';
import { useCityName } from '#shared/i18n/use-city-name.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { ListPage } from '#shared/list/list-page.tsx';
import { chosenFilters, readList, writeList } from '#shared/list/list-schema.ts';
import { ListToolbar } from '#shared/list/list-toolbar.tsx';
import { useDrawer } from '#shared/list/use-drawer.ts';
import { useListQuery } from '#shared/list/use-list-query.ts';
import type { Query } from '#shared/navigation/page-path.ts';
import { PetGridSkeleton } from '#shared/pet/pet-grid.tsx';
import { Art } from '#shared/ui/art.tsx';
import { Button } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { VetGrid } from '../card/vet-grid.tsx';
import { FilterControls } from './filter-controls.tsx';
import styles from './screen.module.css';
import { askVetPage, useVetPage } from './use-vet-page.ts';
import { VetFilterChips } from './vet-filter-chips.tsx';
import { chosenVetFilters, pageSize, searchLimit, vetList, vetSorts } from './vet-list.ts';
import type { VetFilters } from './vet-list.ts';

// Only phones open it, so only phones load it.
const VetFilterDrawer = lazy(async () => ({ default: (await import('./vet-filter-drawer.tsx')).VetFilterDrawer }));

function CountWords({ total, isCapped, city }: { total: number | undefined; isCapped: boolean; city: string | undefined }) {
  const { t } = useTranslation('vets');
  const cityName = useCityName();
  if (total === undefined) return t('list.loading');
  return (
    <>
      <b>{t(isCapped ? 'list.countCapped' : 'list.count', { count: total, amount: formatNumber(total) })}</b>{' '}
      {city ? t('list.inCity', { city: cityName(city) }) : t('list.everywhere')}
    </>
  );
}

function NoVets({ filters, onClear }: { filters: VetFilters; onClear: () => void }) {
  const { t } = useTranslation('vets');
  const isFiltered = chosenFilters(filters).length > 0;
  return (
    <EmptyState
      title={t('list.empty.title')}
      reason={t(isFiltered ? 'list.empty.text' : 'list.empty.textPlain')}
      picture={<Art name="nest" />}
      action={
        isFiltered && (
          <Button kind="primary" onClick={onClear}>
            {t('list.empty.clear')}
          </Button>
        )
      }
    />
  );
}

interface VetsScreenProps {
  /** A button on each picture. */
  corner?: (vet: Vet) => ReactNode;
}

function Toolbar({ list, onOpenFilters }: { list: ReturnType<typeof useVetListQuery>; onOpenFilters: () => void }) {
  const { t } = useTranslation('vets');
  return (
    <ListToolbar
      list={list}
      search={{ label: t('list.search'), hint: t('list.searchHint'), maxLength: searchLimit }}
      sorts={vetSorts.map((value) => ({ value, text: t(`list.sort.${value}`) }))}
      count={chosenVetFilters(list.filters).length}
      onOpenFilters={onOpenFilters}
    />
  );
}

const useVetListQuery = () => useListQuery(vetList);

/** The public list of vets: what it shows stands in the address. */
export function VetsScreen({ corner }: VetsScreenProps) {
  const { t } = useTranslation(['vets', 'shell']);
  const errorText = useErrorText();
  const list = useVetListQuery();
  const { filters, settings, page } = list;
  const result = useVetPage({ filters, sortBy: settings.sortBy, page });
  const drawer = useDrawer();
  const showDraft = (draft: VetFilters) => {
    drawer.closeWith(writeList(vetList, { filters: draft, settings, page: 1 }));
    scrollTo({ top: 0 });
  };
  return (
    <div className={`container ${styles.page}`}>
      <ListPage
        heading={<PageHeading>{t('list.title')}</PageHeading>}
        list={list}
        count={(total, isCapped) => <CountWords total={total} isCapped={isCapped} city={filters.city} />}
        tools={<Toolbar list={list} onOpenFilters={drawer.open} />}
        filters={{ label: t('shell:filters.title'), controls: <FilterControls filters={filters} onChange={list.filter} /> }}
        above={<VetFilterChips filters={filters} onChange={list.replaceFilters} />}
        label={t('list.results')}
        result={result}
        skeleton={<PetGridSkeleton count={pageSize} look={settings.view} label={t('list.loading')} />}
        empty={<NoVets filters={filters} onClear={() => list.replaceFilters({})} />}
        failed={{ title: t('list.failed'), text: errorText(result.error) }}
      >
        {(vets) => <VetGrid vets={vets} look={settings.view} eager={3} corner={corner} />}
      </ListPage>
      {drawer.isUsed && (
        <Suspense>
          <VetFilterDrawer isOpen={drawer.isOpen} filters={filters} sortBy={settings.sortBy} onClose={drawer.close} onShow={showDraft} />
        </Suspense>
      )}
    </div>
  );
}

VetsScreen.asks = ({ query }: { query: Query }) => {
  const { filters, settings, page } = readList(vetList, query);
  return [askVetPage({ filters, sortBy: settings.sortBy, page })];
};
