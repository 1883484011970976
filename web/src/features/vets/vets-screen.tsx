import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { vetsEndpoints } from '#shared/api/gen/vets-endpoints.ts';
import type { Vet, VetSearch } from '#shared/api/types.ts';
import { CityOptions } from '#shared/i18n/city-options.tsx';
import { i18n } from '#shared/i18n/i18n.ts';
import { useCityName } from '#shared/i18n/use-city-name.ts';
import { FilterChips, NearestFound, ReadSearch, UnderstoodChip, useAreaName } from '#shared/list/filter-chips.tsx';
import { listResult } from '#shared/list/list-result.ts';
import type { ListResult } from '#shared/list/list-result.ts';
import { chosenBesideSearch, city, oneOf, pageSize, readList } from '#shared/list/list-schema.ts';
import { PublicList } from '#shared/list/public-list.tsx';
import { RatingFilter } from '#shared/list/rating-filter.tsx';
import { callForPage, understoodCity } from '#shared/list/search-words.ts';
import type { PageWanted } from '#shared/list/search-words.ts';
import { useSearchedList } from '#shared/list/use-list-query.ts';
import { breadcrumbs } from '#shared/navigation/breadcrumbs.ts';
import type { PageHead } from '#shared/navigation/page-head.ts';
import type { Query } from '#shared/navigation/page-path.ts';
import { PetGridSkeleton } from '#shared/pet/pet-grid.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Options } from '#shared/ui/options.tsx';
import { SwitchRow } from '#shared/ui/switch-row.tsx';
import { SelectInput } from '#shared/ui/text-input.tsx';
import { useVetChoices } from '#shared/vet/use-vet-choices.ts';
import { vetChoices } from '#shared/vet/vet-choices.ts';
import { VetGrid } from './vet-grid.tsx';
import { searchLimit, vetList, vetOrders } from './vet-list.ts';
import type { VetFilters, VetSettings } from './vet-list.ts';
import styles from './vet-grid.module.css';

/** The head of the list of vets for search engines. */
export function vetsHead(): PageHead {
  const { t } = i18n;
  return { description: t('vets:list.head'), data: [breadcrumbs([{ key: 'vets', name: t('shell:nav.vets') }])] };
}

interface VetsScreenProps {
  /** A button on each picture. */
  corner?: (vet: Vet) => ReactNode;
}

type ChosenFilter = Exclude<keyof VetFilters, 'search'>;
type Part = VetSearch['understood'][number];

interface VetFilterChipsProps {
  filters: VetFilters;
  onChange: (filters: VetFilters) => void;
}

/** The words of a chosen filter, in the language of the page. */
function useVetFilterWords({ specialty, city, minRating }: VetFilters): (name: ChosenFilter) => string {
  const { t } = useTranslation(['vets', 'vet']);
  const cityName = useCityName();
  const words: Record<ChosenFilter, () => string> = {
    specialty: () => (specialty ? t(`vet:specialty.${specialty}`) : ''),
    city: () => (city ? cityName(city) : ''),
    minRating: () => t('filters.ratingFrom', { rating: minRating }),
    today: () => t('filters.today'),
    emergency: () => t('vet:offer.emergency'),
    homeVisit: () => t('vet:offer.homeVisit'),
    telemedicine: () => t('vet:offer.telemedicine'),
  };
  return (name) => words[name]();
}

/** What is chosen of the vets, each with a way to drop it. */
function VetFilterChips({ filters, onChange }: VetFilterChipsProps) {
  const wordsOf = useVetFilterWords(filters);
  const chosen = chosenBesideSearch(filters).map((name) => ({ name, words: wordsOf(name) }));
  return <FilterChips chosen={chosen} onDrop={(name) => onChange({ ...filters, [name]: undefined })} onClear={() => onChange({})} />;
}

function PartChip({ part: { words: typed, fields }, onDrop }: { part: Part; onDrop: () => void }) {
  const { t } = useTranslation(['vets', 'shell']);
  const areaName = useAreaName();
  const filters = {
    specialty: fields.specialty,
    city: city(fields.city),
    emergency: fields.emergency || undefined,
    homeVisit: fields.homeVisit || undefined,
    telemedicine: fields.telemedicine || undefined,
  };
  const wordsOf = useVetFilterWords(filters);
  const chosen = chosenBesideSearch<VetFilters>(filters).map((name) =>
    name === 'city' ? t('shell:search.inCity', { city: wordsOf(name) }) : wordsOf(name),
  );
  const { sortBy, area } = fields;
  const named = [
    ...(area ? [areaName(area)] : []),
    ...chosen,
    ...(sortBy ? [t(`list.sort.${sortBy === 'price-low' ? 'fee-low' : 'fee-high'}`)] : []),
  ];
  return <UnderstoodChip typed={typed} named={named} onDrop={onDrop} />;
}

interface FilterControlsProps {
  filters: VetFilters;
  /** Called with the filter that has changed. */
  onChange: (changes: Partial<VetFilters>) => void;
}

function OfferSwitches({ filters, onChange }: FilterControlsProps) {
  const { t } = useTranslation(['vets', 'vet']);
  return (
    <Field label={t('filters.when')} isGroup>
      <SwitchRow label={t('filters.today')} isOn={filters.today ?? false} onChange={(isOn) => onChange({ today: isOn || undefined })} />
      {vetChoices.offer.map((offer) => (
        <SwitchRow
          key={offer}
          label={t(`vet:offer.${offer}`)}
          isOn={filters[offer] ?? false}
          onChange={(isOn) => onChange({ [offer]: isOn || undefined })}
        />
      ))}
    </Field>
  );
}

/** The filters themselves: beside the list on a desk, in a drawer on a phone. */
export function FilterControls(props: FilterControlsProps) {
  const { t } = useTranslation(['vets', 'shell']);
  const choices = useVetChoices();
  const { filters, onChange } = props;
  return (
    <div className={styles.controls}>
      <Field label={t('filters.specialty')}>
        <SelectInput value={filters.specialty ?? ''} onValue={(next) => onChange({ specialty: oneOf(vetChoices.specialty)(next) })}>
          <option value="">{t('filters.allSpecialties')}</option>
          <Options choices={choices('specialty')} />
        </SelectInput>
      </Field>
      <Field label={t('shell:filters.city')}>
        <SelectInput value={filters.city ?? ''} onValue={(next) => onChange({ city: city(next) })}>
          <option value="">{t('shell:filters.allCities')}</option>
          <CityOptions />
        </SelectInput>
      </Field>
      <RatingFilter words="vets" filters={filters} onChange={onChange} />
      <OfferSwitches {...props} />
    </div>
  );
}

const { useGetVetsQuery, endpoints } = vetsEndpoints;

type Order = VetSettings['sortBy'];

/** Without an order the server takes that which words of the search ask for. */
const callFor = (wanted: PageWanted<VetFilters, Order>) => {
  const { sortBy } = vetOrders.ordersOf(wanted.filters, wanted.sortBy);
  return callForPage({ ...wanted, sortBy: sortBy === 'relevance' ? undefined : sortBy });
};

/** One page of the list. */
function useVetPage(wanted: PageWanted<VetFilters, Order>): ListResult<Vet> & { search: VetSearch | undefined } {
  const asked = useGetVetsQuery(callFor(wanted));
  return { ...listResult(asked, ({ vets }) => vets), search: asked.currentData?.search };
}

/** How many vets some filters leave, asked as the list itself would ask for its first page. */
export function useVetTotal(filters: VetFilters, sortBy: Order) {
  return useGetVetsQuery(callFor({ filters, sortBy, page: 1 })).currentData?.pagination;
}

/** The public list of vets: what it shows stands in the address. */
export function VetsScreen({ corner }: VetsScreenProps) {
  const { t } = useTranslation('vets');
  const list = useSearchedList(vetList, vetOrders);
  const { filters, settings, page } = list;
  const result = useVetPage({ filters, sortBy: settings.sortBy, page });
  const nearest = result.search?.alternatives;
  const alternatives = nearest?.vets.length ? nearest : undefined;
  const grid = (vets: readonly Vet[]) => <VetGrid vets={vets} look={settings.view} eager={3} corner={corner} />;
  return (
    <PublicList
      words="vets"
      list={list}
      result={result}
      sorts={list.sorts.map((value) => ({ value, text: t(`list.sort.${value}`) }))}
      nearest={
        alternatives && (
          <NearestFound list={list} title={t('list.empty.title')} usual={t('search.best')} found={alternatives} city="city">
            {grid(alternatives.vets)}
          </NearestFound>
        )
      }
      searchLimit={searchLimit}
      count={chosenBesideSearch(filters).length}
      city={filters.city ?? understoodCity(result.search?.understood.map(({ fields }) => fields.city))}
      controls={(shown, change) => <FilterControls filters={shown} onChange={change} />}
      chips={
        <>
          <ReadSearch
            list={list}
            search={result.search}
            chip={(part, onDrop) => <PartChip key={part.words} part={part} onDrop={onDrop} />}
          />
          <VetFilterChips filters={filters} onChange={list.replaceFilters} />
        </>
      }
      useTotal={useVetTotal}
      skeleton={<PetGridSkeleton count={pageSize} look={settings.view} label={t('list.loading')} />}
    >
      {grid}
    </PublicList>
  );
}

VetsScreen.asks = ({ query }: { query: Query }) => {
  const { filters, settings, page } = readList(vetList, query);
  return [endpoints.getVets.initiate(callFor({ filters, sortBy: settings.sortBy, page }), { subscribe: false })];
};
