import { accessoryCategories } from '@paltu/reference';
import type { AccessoryCategory } from '@paltu/reference';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { Accessory, AccessoryFacets, AccessorySearch } from '#shared/api/types.ts';
import { formatAmount } from '#shared/format/format.ts';
import { i18n } from '#shared/i18n/i18n.ts';
import { Counted } from '#shared/list/counted.tsx';
import { FilterChips, NearestFound, OverPrice, ReadSearch, UnderstoodChip } from '#shared/list/filter-chips.tsx';
import { listResult } from '#shared/list/list-result.ts';
import type { ListResult } from '#shared/list/list-result.ts';
import { pageSize, readList } from '#shared/list/list-schema.ts';
import { PriceFilter, useRangeWords } from '#shared/list/price-filter.tsx';
import { PublicList } from '#shared/list/public-list.tsx';
import { RatingFilter } from '#shared/list/rating-filter.tsx';
import { callForPage, firstWords } from '#shared/list/search-words.ts';
import type { PageWanted } from '#shared/list/search-words.ts';
import { useSearchedList } from '#shared/list/use-list-query.ts';
import { breadcrumbs } from '#shared/navigation/breadcrumbs.ts';
import type { PageHead } from '#shared/navigation/page-head.ts';
import type { Query } from '#shared/navigation/page-path.ts';
import { PetGridSkeleton } from '#shared/pet/pet-grid.tsx';
import { SpeciesTiles } from '#shared/pet/species-tiles.tsx';
import { ChoiceTiles } from '#shared/ui/choice-tiles.tsx';
import { Field } from '#shared/ui/field.tsx';
import { SwitchRow } from '#shared/ui/switch-row.tsx';
import { AccessoryGrid } from './accessory-grid.tsx';
import {
  accessoryList,
  accessoryOrders,
  chosenAccessoryFilters,
  priceStep,
  priceTop,
  searchLimit,
  withoutFilter,
} from './accessory-list.ts';
import type { AccessoryFilters, AccessorySettings, ChosenAccessoryFilter } from './accessory-list.ts';
import styles from './accessories.module.css';

/** The head of the shop for search engines. */
export function accessoriesHead(): PageHead {
  const { t } = i18n;
  return { description: t('accessories:list.head'), data: [breadcrumbs([{ key: 'accessories', name: t('shell:nav.shop') }])] };
}

interface AccessoriesScreenProps {
  /** The way to the stores. */
  beside: ReactNode;
  /** A button on each picture. */
  corner?: (accessory: Accessory) => ReactNode;
  /** What can be done with each at once. */
  action?: (accessory: Accessory) => ReactNode;
}

interface AccessoryFilterChipsProps {
  filters: AccessoryFilters;
  onChange: (filters: AccessoryFilters) => void;
}

function useWords({ forSpecies, category, minPrice, maxPrice, minRating }: AccessoryFilters): (name: ChosenAccessoryFilter) => string {
  const { t } = useTranslation(['accessories', 'shop', 'pet', 'shell']);
  const range = useRangeWords('accessories');
  const words: Record<ChosenAccessoryFilter, () => string> = {
    forSpecies: () => (forSpecies ? t('filters.forAnimal', { animal: t(`pet:speciesMany.${forSpecies}`) }) : ''),
    category: () => (category ? t(`shop:category.${category}`) : ''),
    price: () => range([minPrice, maxPrice], (price) => formatAmount(t, price)),
    minRating: () => t('filters.ratingFrom', { rating: minRating }),
    inStock: () => t('filters.inStock'),
  };
  return (name) => words[name]();
}

/** What is chosen of the products, each with a way to drop it. */
function AccessoryFilterChips({ filters, onChange }: AccessoryFilterChipsProps) {
  const wordsOf = useWords(filters);
  const chosen = chosenAccessoryFilters(filters).map((name) => ({ name, words: wordsOf(name) }));
  return <FilterChips chosen={chosen} onDrop={(name) => onChange(withoutFilter(filters, name))} onClear={() => onChange({})} />;
}

type Part = AccessorySearch['understood'][number];

function PartChip({ part: { words, fields }, onDrop }: { part: Part; onDrop: () => void }) {
  const { t } = useTranslation('accessories');
  const { sortBy, ...filters } = fields;
  const wordsOf = useWords(filters);
  const chosen = chosenAccessoryFilters(filters).map(wordsOf);
  return <UnderstoodChip typed={words} named={sortBy ? [...chosen, t(`list.sort.${sortBy}`)] : chosen} onDrop={onDrop} />;
}

interface FilterControlsProps {
  filters: AccessoryFilters;
  /** Called with the filter that has changed. */
  onChange: (changes: Partial<AccessoryFilters>) => void;
  /** How many products each value would leave; none where there are too many to be counted. */
  counts?: AccessoryFacets | undefined;
}

function CategoryFilter({ filters: { category }, onChange, counts }: FilterControlsProps) {
  const { t } = useTranslation(['accessories', 'shop', 'shell']);
  const choices = accessoryCategories.map((value) => ({
    value,
    text: (
      <Counted counts={counts?.category} value={value}>
        {t(`shop:category.${value}`)}
      </Counted>
    ),
  }));
  return (
    <Field label={t('filters.category')} isGroup className={styles.tiles}>
      <ChoiceTiles<AccessoryCategory | 'all'>
        look="row"
        choices={[{ value: 'all', text: t('filters.allCategories') }, ...choices]}
        value={category ?? 'all'}
        onValue={(next) => onChange({ category: next === 'all' ? undefined : next })}
      />
    </Field>
  );
}

/** The filters themselves: beside the list on a desk, in a drawer on a phone. */
function FilterControls(props: FilterControlsProps) {
  const { t } = useTranslation('accessories');
  const { filters, onChange, counts } = props;
  return (
    <div className={styles.controls}>
      <SpeciesTiles
        words="accessories"
        value={filters.forSpecies}
        counts={counts?.forSpecies}
        onValue={(forSpecies) => onChange({ forSpecies })}
      />
      <CategoryFilter {...props} />
      <PriceFilter words="accessories" format={formatAmount} top={priceTop} step={priceStep} {...{ filters, onChange }} />
      <RatingFilter words="accessories" {...{ filters, onChange }} />
      <SwitchRow
        label={t('filters.inStock')}
        isOn={filters.inStock ?? false}
        onChange={(isOn) => onChange({ inStock: isOn || undefined })}
      />
    </div>
  );
}

const shown = 6;

/** The best sellers of a category, or of the whole shop where there are none: a place is kept for neither. */
function useNeighbours(category: AccessoryFilters['category']) {
  const asked = { inStock: true, sortBy: 'popularity', page: 1, limit: shown } as const;
  const near = commerceEndpoints.useGetAccessoriesQuery({ ...asked, category }, { skip: category === undefined });
  const isFar = category === undefined || near.currentData?.accessories.length === 0;
  const far = commerceEndpoints.useGetAccessoriesQuery(asked, { skip: !isFar });
  return { accessories: (isFar ? far : near).currentData?.accessories ?? [], category: isFar ? undefined : category };
}

interface BestSellersProps {
  filters: AccessoryFilters;
  corner?: ((accessory: Accessory) => ReactNode) | undefined;
}

/** What others buy, where nothing fits what was chosen. */
function BestSellers({ filters, corner }: BestSellersProps) {
  const { t } = useTranslation(['accessories', 'shop']);
  const isCategoryAll = filters.search === undefined && chosenAccessoryFilters(filters).every((name) => name === 'category');
  const { accessories, category } = useNeighbours(isCategoryAll ? undefined : filters.category);
  if (accessories.length === 0) return null;
  return (
    <section className={styles.neighbours} aria-labelledby="neighbours">
      <h2 id="neighbours">{category ? t('list.popularIn', { category: t(`shop:category.${category}`) }) : t('list.popular')}</h2>
      <AccessoryGrid accessories={accessories} level={3} corner={corner} />
    </section>
  );
}

const { useGetAccessoriesQuery, endpoints } = commerceEndpoints;

type Order = AccessorySettings['sortBy'];

/** The newest ones are those of all stores in turn. */
const callFor = ({ sortBy, ...wanted }: PageWanted<AccessoryFilters, Order>) =>
  callForPage({ ...wanted, sortBy: sortBy === 'newest' && wanted.filters.search === undefined ? 'relevance' : sortBy });

/** One page of the list; `search` is what a search was taken for. */
function useAccessoryPage(wanted: PageWanted<AccessoryFilters, Order>): ListResult<Accessory> & { search: AccessorySearch | undefined } {
  const answer = useGetAccessoriesQuery(callFor(wanted));
  return { ...listResult(answer, ({ accessories }) => accessories), search: answer.currentData?.search };
}

/** How many products some filters leave, asked as the list itself would ask for its first page. */
export function useAccessoryTotal(filters: AccessoryFilters, sortBy: Order) {
  return useGetAccessoriesQuery(callFor({ filters, sortBy, page: 1 })).currentData?.pagination;
}

interface CountedFiltersProps extends Omit<FilterControlsProps, 'counts'> {
  sortBy: Order;
}

/** The filters, with how many products each would leave: of the search as it was made, which may be another than the one that was typed. */
function CountedFilters({ filters, sortBy, onChange }: CountedFiltersProps) {
  const { currentData } = useGetAccessoriesQuery(callFor({ filters, sortBy, page: 1 }));
  const made = currentData?.search?.corrected ?? filters.search;
  const asked = { ...filters, search: made && firstWords(made) };
  const { data } = commerceEndpoints.useGetAccessoriesFacetsQuery(asked, { skip: currentData === undefined });
  return <FilterControls filters={filters} onChange={onChange} counts={data?.facets ?? undefined} />;
}

/** The public list of products: what it shows stands in the address. */
export function AccessoriesScreen({ beside, corner, action }: AccessoriesScreenProps) {
  const { t } = useTranslation('accessories');
  const list = useSearchedList(accessoryList, accessoryOrders);
  const { filters, settings, page, sorts } = list;
  const result = useAccessoryPage({ filters, sortBy: settings.sortBy, page });
  const alternatives = result.search?.alternatives;
  const grid = (accessories: readonly Accessory[], note?: (accessory: Accessory) => ReactNode) => (
    <AccessoryGrid accessories={accessories} look={settings.view} eager={3} corner={corner} action={action} note={note} />
  );
  return (
    <PublicList
      words="accessories"
      beside={beside}
      list={list}
      result={result}
      sorts={sorts.map((value) => ({ value, text: t(`list.sort.${value}`) }))}
      nearest={
        alternatives && (
          <NearestFound list={list} title={t('list.empty.title')} usual={t('list.popular')} found={alternatives}>
            {grid(alternatives.accessories, ({ price }) => (
              <OverPrice price={price} search={result.search} />
            ))}
          </NearestFound>
        )
      }
      others={!alternatives && <BestSellers filters={filters} corner={corner} />}
      searchLimit={searchLimit}
      count={chosenAccessoryFilters(filters).length}
      city={undefined}
      controls={(shown, change) => <CountedFilters filters={shown} sortBy={settings.sortBy} onChange={change} />}
      chips={
        <>
          <ReadSearch
            list={list}
            search={result.search}
            chip={(part, onDrop) => <PartChip key={part.words} part={part} onDrop={onDrop} />}
          />
          <AccessoryFilterChips filters={filters} onChange={list.replaceFilters} />
        </>
      }
      useTotal={useAccessoryTotal}
      skeleton={<PetGridSkeleton count={pageSize} look={settings.view} label={t('list.loading')} />}
    >
      {(accessories) => grid(accessories)}
    </PublicList>
  );
}

AccessoriesScreen.asks = ({ query }: { query: Query }) => {
  const { filters, settings, page } = readList(accessoryList, query);
  const { sortBy } = accessoryOrders.ordersOf(filters, settings.sortBy);
  return [endpoints.getAccessories.initiate(callFor({ filters, sortBy, page }), { subscribe: false })];
};
