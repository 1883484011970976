import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#shared/format/format.ts';
import { useCityName } from '#shared/i18n/use-city-name.ts';
import { usePage } from '#shared/navigation/use-page.ts';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Pager } from '#shared/ui/pager.tsx';
import { usePetPage } from '../../hooks/use-pet-page.ts';
import type { ShownPets } from '../../hooks/use-pet-page.ts';
import { listStateOf, queryOf } from '../../model/pet-filters.ts';
import type { PetFilters, PetListState } from '../../model/pet-filters.ts';
import { FilterChips } from './filter-chips.tsx';
import { FilterControls } from './filter-controls.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { PetResults } from './pet-results.tsx';
import styles from './pets-screen.module.css';

// Only phones open it, so only phones load it.
const FilterDrawer = lazy(async () => ({ default: (await import('./filter-drawer.tsx')).FilterDrawer }));

function CountWords({ shown: { total, totalIsCapped }, city }: { shown: ShownPets; city: string | undefined }) {
  const { t } = useTranslation('pets');
  const cityName = useCityName();
  if (total === undefined) return t('list.loading');
  return (
    <>
      <b>{t(totalIsCapped ? 'list.countCapped' : 'list.count', { count: total, amount: formatNumber(total) })}</b>{' '}
      {city ? t('list.inCity', { city: cityName(city) }) : t('list.everywhere')}
    </>
  );
}

function useListState() {
  const { query, setQuery } = usePage();
  const state = listStateOf(query);
  // Another choice begins at the first page.
  const change = (changes: Partial<PetListState>) => setQuery(queryOf({ ...state, page: 1, ...changes }));
  return { state, change };
}

/** What the controls of the list do: filters that go keep the focus near, a new page starts at its top. */
function useListActions(change: (changes: Partial<PetListState>) => void) {
  const [drawer, setDrawer] = useState<'unused' | 'open' | 'closed'>('unused');
  const count = useRef<HTMLParagraphElement>(null);
  const focusCount = () => count.current?.focus({ preventScroll: true });
  const toTop = () => {
    scrollTo({ top: 0 });
    focusCount();
  };
  return {
    drawer,
    count,
    toTop,
    openDrawer: () => setDrawer('open'),
    closeDrawer: () => setDrawer('closed'),
    dropFilters: (filters: PetFilters) => {
      change({ filters });
      focusCount();
    },
    showDraft: (filters: PetFilters) => {
      setDrawer('closed');
      change({ filters });
      scrollTo({ top: 0 });
    },
  };
}

/** The public list: what it shows stands in the address, so links, reload and back work. */
export function PetsScreen() {
  const { t } = useTranslation('pets');
  const { state, change } = useListState();
  const shown = usePetPage(state);
  const { filters, sortBy, page } = state;
  const { drawer, count, ...act } = useListActions(change);
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.head}>
        <div>
          <PageHeading>{t('list.title')}</PageHeading>
          <p ref={count} tabIndex={-1} role="status" className={styles.count}>
            {!shown.error && <CountWords shown={shown} city={filters.location} />}
          </p>
        </div>
        <ListToolbar state={state} onChange={change} onOpenFilters={act.openDrawer} />
      </header>
      <div className={styles.columns}>
        <section className={styles.filters} aria-label={t('filters.title')}>
          <FilterControls filters={filters} onChange={(next) => change({ filters: next })} />
        </section>
        <section className={styles.results} aria-label={t('list.results')}>
          <FilterChips filters={filters} onChange={act.dropFilters} />
          <PetResults state={state} shown={shown} onChange={change} />
          <div className={styles.pager}>{!shown.error && <Pager current={page} last={shown.pages} onFollow={act.toTop} />}</div>
        </section>
      </div>
      {drawer !== 'unused' && (
        <Suspense>
          <FilterDrawer isOpen={drawer === 'open'} filters={filters} sortBy={sortBy} onClose={act.closeDrawer} onShow={act.showDraft} />
        </Suspense>
      )}
    </div>
  );
}
