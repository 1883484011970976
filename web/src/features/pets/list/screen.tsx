import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Pet } from '#shared/api/types.ts';
import { formatNumber } from '#shared/format/format.ts';
import { useCityName } from '#shared/i18n/use-city-name.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { ListPage } from '#shared/list/list-page.tsx';
import { chosenFilters, readList, writeList } from '#shared/list/list-schema.ts';
import { useDrawer } from '#shared/list/use-drawer.ts';
import { useListQuery } from '#shared/list/use-list-query.ts';
import type { Query } from '#shared/navigation/page-path.ts';
import { PetGrid, PetGridSkeleton } from '#shared/pet/pet-grid.tsx';
import { Art } from '#shared/ui/art.tsx';
import { Button } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { PetFilterChips } from '../filters/pet-filter-chips.tsx';
import { FilterControls } from '../filters/filter-controls.tsx';
import { pageSize } from './paging.ts';
import { petList } from './pet-list.ts';
import type { PetFilters } from './pet-list.ts';
import styles from './screen.module.css';
import { Toolbar } from './toolbar.tsx';
import { askPetPage, usePetPage } from './use-pet-page.ts';

// Only phones open it, so only phones load it.
const PetFilterDrawer = lazy(async () => ({ default: (await import('../filters/pet-filter-drawer.tsx')).PetFilterDrawer }));

function CountWords({ total, isCapped, city }: { total: number | undefined; isCapped: boolean; city: string | undefined }) {
  const { t } = useTranslation('pets');
  const cityName = useCityName();
  if (total === undefined) return t('list.loading');
  return (
    <>
      <b>{t(isCapped ? 'list.countCapped' : 'list.count', { count: total, amount: formatNumber(total) })}</b>{' '}
      {city ? t('list.inCity', { city: cityName(city) }) : t('list.everywhere')}
    </>
  );
}

function NoPets({ filters, onClear }: { filters: PetFilters; onClear: () => void }) {
  const { t } = useTranslation('pets');
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

interface PetsScreenProps {
  /** A button on each picture. */
  corner?: (pet: Pet) => ReactNode;
}

/** The public list of pets: what it shows stands in the address. */
export function PetsScreen({ corner }: PetsScreenProps) {
  const { t } = useTranslation(['pets', 'shell']);
  const errorText = useErrorText();
  const list = useListQuery(petList);
  const { filters, settings, page } = list;
  const result = usePetPage({ filters, sortBy: settings.sortBy, page });
  const drawer = useDrawer();
  const showDraft = (draft: PetFilters) => {
    drawer.closeWith(writeList(petList, { filters: draft, settings, page: 1 }));
    scrollTo({ top: 0 });
  };
  return (
    <div className={`container ${styles.page}`}>
      <ListPage
        heading={<PageHeading>{t('list.title')}</PageHeading>}
        list={list}
        count={(total, isCapped) => <CountWords total={total} isCapped={isCapped} city={filters.location} />}
        tools={<Toolbar list={list} onOpenFilters={drawer.open} />}
        filters={{ label: t('shell:filters.title'), controls: <FilterControls filters={filters} onChange={list.filter} /> }}
        above={<PetFilterChips filters={filters} onChange={list.replaceFilters} />}
        label={t('list.results')}
        result={result}
        skeleton={<PetGridSkeleton count={pageSize} look={settings.view} label={t('list.loading')} />}
        empty={<NoPets filters={filters} onClear={() => list.replaceFilters({})} />}
        failed={{ title: t('list.error.title'), text: errorText(result.error) }}
      >
        {(pets) => <PetGrid pets={pets} look={settings.view} eager={3} corner={corner} />}
      </ListPage>
      {drawer.isUsed && (
        <Suspense>
          <PetFilterDrawer isOpen={drawer.isOpen} filters={filters} sortBy={settings.sortBy} onClose={drawer.close} onShow={showDraft} />
        </Suspense>
      )}
    </div>
  );
}

PetsScreen.asks = ({ query }: { query: Query }) => {
  const { filters, settings, page } = readList(petList, query);
  return [askPetPage({ filters, sortBy: settings.sortBy, page })];
};
