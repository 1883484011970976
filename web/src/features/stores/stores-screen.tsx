import { storeTypes } from '@paltu/reference';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { Store, StoreSearch } from '#shared/api/types.ts';
import { CityOptions } from '#shared/i18n/city-options.tsx';
import { useCityName } from '#shared/i18n/use-city-name.ts';
import { FilterChips, NearestFound, ReadSearch, UnderstoodChip, useAreaName } from '#shared/list/filter-chips.tsx';
import { chosenBesideSearch, city, oneOf, pageSize } from '#shared/list/list-schema.ts';
import { PublicList } from '#shared/list/public-list.tsx';
import { RatingFilter } from '#shared/list/rating-filter.tsx';
import { understoodCity } from '#shared/list/search-words.ts';
import { useSearchedList } from '#shared/list/use-list-query.ts';
import { navigate } from '#shared/navigation/navigation.ts';
import { usePage } from '#shared/navigation/use-page.ts';
import { PetGridSkeleton } from '#shared/pet/pet-grid.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Options } from '#shared/ui/options.tsx';
import { SelectInput } from '#shared/ui/text-input.tsx';
import { NearButton } from './near-button.tsx';
import { nearPlace } from './near-list.ts';
import { NearScreen } from './near-screen.tsx';
import { StoreGrid } from './store-grid.tsx';
import styles from './stores-screen.module.css';
import { searchLimit, storeList, storeOrders } from './store-list.ts';
import type { StoreFilters } from './store-list.ts';
import { useStorePage, useStoreTotal } from './use-store-page.ts';

interface StoresScreenProps {
  /** The way to the products. */
  beside: ReactNode;
  /** A button on each picture. */
  corner?: (store: Store) => ReactNode;
}

type ChosenFilter = Exclude<keyof StoreFilters, 'search'>;

interface StoreFilterChipsProps {
  filters: StoreFilters;
  onChange: (filters: StoreFilters) => void;
}

function useWords({ type, city, minRating }: StoreFilters): (name: ChosenFilter) => string {
  const { t } = useTranslation(['stores', 'shop']);
  const cityName = useCityName();
  const words: Record<ChosenFilter, () => string> = {
    type: () => (type ? t(`shop:type.${type}`) : ''),
    city: () => (city ? cityName(city) : ''),
    minRating: () => t('filters.ratingFrom', { rating: minRating }),
  };
  return (name) => words[name]();
}

/** What is chosen of the stores, each with a way to drop it. */
function StoreFilterChips({ filters, onChange }: StoreFilterChipsProps) {
  const wordsOf = useWords(filters);
  const chosen = chosenBesideSearch(filters).map((name) => ({ name, words: wordsOf(name) }));
  return <FilterChips chosen={chosen} onDrop={(name) => onChange({ ...filters, [name]: undefined })} onClear={() => onChange({})} />;
}

type Part = StoreSearch['understood'][number];

function PartChip({ part: { words, fields }, onDrop }: { part: Part; onDrop: () => void }) {
  const { t } = useTranslation('shell');
  const cityName = useCityName();
  const areaName = useAreaName();
  const named = [
    ...(fields.area ? [areaName(fields.area)] : []),
    ...(fields.city === undefined ? [] : [t('search.inCity', { city: cityName(fields.city) })]),
  ];
  return <UnderstoodChip typed={words} named={named} onDrop={onDrop} />;
}

interface FilterControlsProps {
  filters: StoreFilters;
  /** Called with the filter that has changed. */
  onChange: (changes: Partial<StoreFilters>) => void;
}

/** The filters themselves: beside the list on a desk, in a drawer on a phone. */
export function FilterControls(props: FilterControlsProps) {
  const { t } = useTranslation(['stores', 'shop', 'shell']);
  const { filters, onChange } = props;
  return (
    <div className={styles.controls}>
      <Field label={t('filters.type')}>
        <SelectInput value={filters.type ?? ''} onValue={(next) => onChange({ type: oneOf(storeTypes)(next) })}>
          <option value="">{t('filters.allTypes')}</option>
          <Options choices={storeTypes.map((value) => ({ value, text: t(`shop:type.${value}`) }))} />
        </SelectInput>
      </Field>
      <Field label={t('shell:filters.city')}>
        <SelectInput value={filters.city ?? ''} onValue={(next) => onChange({ city: city(next) })}>
          <option value="">{t('shell:filters.allCities')}</option>
          <CityOptions />
        </SelectInput>
      </Field>
      <RatingFilter words="stores" {...props} />
    </div>
  );
}

const shown = 3;

/** The best rated stores, of the city that was chosen, where none fits all of it. */
function BestStores({ city, corner }: Pick<StoresScreenProps, 'corner'> & Pick<StoreFilters, 'city'>) {
  const { t } = useTranslation('stores');
  const stores = commerceEndpoints.useGetStoresQuery({ sortBy: 'rating', city, page: 1, limit: shown }).currentData?.stores ?? [];
  if (stores.length === 0) return null;
  return (
    <section className={styles.others} aria-label={t('list.others')}>
      <p>{t('list.others')}</p>
      <StoreGrid stores={stores} look="grid" eager={0} corner={corner} />
    </section>
  );
}

function StoreListScreen({ beside, corner }: StoresScreenProps) {
  const { t } = useTranslation('stores');
  const list = useSearchedList(storeList, storeOrders);
  const { filters, settings, page, sorts } = list;
  const result = useStorePage({ filters, sortBy: settings.sortBy, page });
  const count = chosenBesideSearch(filters).length;
  const alternatives = result.search?.alternatives;
  const grid = (stores: readonly Store[]) => <StoreGrid stores={stores} look={settings.view} eager={3} corner={corner} />;
  return (
    <PublicList
      words="stores"
      beside={beside}
      list={list}
      result={result}
      sorts={sorts.map((value) => ({ value, text: t(`list.sort.${value}`) }))}
      nearest={
        alternatives && (
          <NearestFound list={list} title={t('list.empty.title')} usual={t('list.others')} found={alternatives} city="city">
            {grid(alternatives.stores)}
          </NearestFound>
        )
      }
      others={(count > 0 || filters.search !== undefined) && !alternatives && <BestStores city={filters.city} corner={corner} />}
      searchLimit={searchLimit}
      count={count}
      city={filters.city ?? understoodCity(result.search?.understood.map(({ fields }) => fields.city))}
      controls={(shown, change) => <FilterControls filters={shown} onChange={change} />}
      chips={
        <>
          <div className={styles.near}>
            <NearButton onKnown={() => navigate('accessories', { query: nearPlace })} />
          </div>
          <ReadSearch
            list={list}
            search={result.search}
            chip={(part, onDrop) => <PartChip key={part.words} part={part} onDrop={onDrop} />}
          />
          <StoreFilterChips filters={filters} onChange={list.replaceFilters} />
        </>
      }
      useTotal={useStoreTotal}
      skeleton={<PetGridSkeleton count={pageSize} look={settings.view} label={t('list.loading')} />}
    >
      {grid}
    </PublicList>
  );
}

/** The public list of stores, or those around the reader: what it shows stands in the address. */
export function StoresScreen({ beside, corner }: StoresScreenProps) {
  const { query } = usePage();
  if (query.near === undefined) return <StoreListScreen beside={beside} corner={corner} />;
  return (
    <div className={`container ${styles.page}`}>
      <NearScreen corner={corner} />
    </div>
  );
}
