import { longestSearch } from '@paltu/reference';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { petsEndpoints } from '#shared/api/gen/pets-endpoints.ts';
import type { Pet, PetSearch } from '#shared/api/types.ts';
import { FilterChips, NearestFound, OverPrice, ReadSearch, UnderstoodChip } from '#shared/list/filter-chips.tsx';
import { city, readList } from '#shared/list/list-schema.ts';
import { PublicList } from '#shared/list/public-list.tsx';
import { firstWords, understoodCity } from '#shared/list/search-words.ts';
import { useSearchedList } from '#shared/list/use-list-query.ts';
import type { Query } from '#shared/navigation/page-path.ts';
import { PetGrid, PetGridSkeleton } from '#shared/pet/pet-grid.tsx';
import { usePetSuggestions } from '#shared/pet/use-pet-suggestions.ts';
import { UserText } from '#shared/pet/user-text.tsx';
import { chosenPetFilters, withoutFilter } from './chosen-filters.ts';
import { FilterControls } from './filter-controls.tsx';
import { useFilterWords } from './filter-words.tsx';
import { SaveSearch } from './saved/save-search.tsx';
import { pageSize } from './paging.ts';
import { askedOf, petList, petOrders, withFlagsOn } from './pet-list.ts';
import type { PetFilters, PetSettings } from './pet-list.ts';
import { askPetPage, usePetPage, usePetTotal, usePetSearch } from './use-pet-page.ts';

interface PetsScreenProps {
  /** Null for a visitor. */
  memberId: string | null;
  /** A button on each picture. */
  corner?: (pet: Pet) => ReactNode;
}

interface PetFilterChipsProps {
  filters: PetFilters;
  onChange: (filters: PetFilters) => void;
}

/** What is chosen of the pets, each with a way to drop it. */
function PetFilterChips({ filters, onChange }: PetFilterChipsProps) {
  const wordsOf = useFilterWords(filters);
  const chosen = chosenPetFilters(filters).map((name) => {
    const words = wordsOf(name);
    return { name, words, shown: name === 'breed' ? <UserText>{words}</UserText> : words };
  });
  return <FilterChips chosen={chosen} onDrop={(name) => onChange(withoutFilter(filters, name))} onClear={() => onChange({})} />;
}

interface CountedFiltersProps {
  filters: PetFilters;
  sortBy: PetSettings['sortBy'];
  onChange: (changes: Partial<PetFilters>) => void;
}

/** The filters, with how many pets each would leave: of the search as it was made, which may be another than the one that was typed. */
export function CountedFilters({ filters, sortBy, onChange }: CountedFiltersProps) {
  const { isKnown, search } = usePetSearch(filters, sortBy);
  const made = search?.corrected ?? filters.search;
  const asked = { ...askedOf(filters), search: made && firstWords(made) };
  const { data } = petsEndpoints.useGetPetsFacetsQuery(asked, { skip: !isKnown });
  return <FilterControls filters={filters} onChange={onChange} counts={data?.facets ?? undefined} />;
}

type Part = PetSearch['understood'][number];

function PartChip({ part: { words, fields }, onDrop }: { part: Part; onDrop: () => void }) {
  const { t } = useTranslation(['pets', 'shell']);
  const { sortBy, ...named } = fields;
  const filters = { ...withFlagsOn(named), location: city(named.location) };
  const wordsOf = useFilterWords(filters);
  const chosen = chosenPetFilters(filters).map((name) =>
    name === 'location' ? t('shell:search.inCity', { city: wordsOf(name) }) : wordsOf(name),
  );
  return <UnderstoodChip typed={words} named={sortBy ? [...chosen, t(`list.sort.${sortBy}`)] : chosen} onDrop={onDrop} />;
}

/** The public list of pets: what it shows stands in the address. */
export function PetsScreen({ memberId, corner }: PetsScreenProps) {
  const { t } = useTranslation('pets');
  const list = useSearchedList(petList, petOrders);
  const { filters, settings, page } = list;
  const result = usePetPage({ filters, sortBy: settings.sortBy, page });
  const nearest = result.search?.alternatives;
  const alternatives = nearest?.pets.length ? nearest : undefined;
  const grid = (pets: readonly Pet[], note?: (pet: Pet) => ReactNode) => (
    <PetGrid pets={pets} look={settings.view} eager={3} corner={corner} note={note} />
  );
  return (
    <PublicList
      words="pets"
      list={list}
      result={result}
      sorts={list.sorts.map((value) => ({ value, text: t(`list.sort.${value}`) }))}
      typing={usePetSuggestions()}
      nearest={
        alternatives && (
          <NearestFound list={list} title={t('list.empty.title')} usual={t('search.newest')} found={alternatives} city="location">
            {grid(alternatives.pets, ({ price }) => (
              <OverPrice price={price} search={result.search} />
            ))}
          </NearestFound>
        )
      }
      searchLimit={longestSearch}
      count={chosenPetFilters(filters).length}
      city={filters.location ?? understoodCity(result.search?.understood.map(({ fields }) => fields.location))}
      controls={(shown, change) => <CountedFilters filters={shown} sortBy={settings.sortBy} onChange={change} />}
      chips={
        <>
          <ReadSearch
            list={list}
            search={result.search}
            chip={(part, onDrop) => <PartChip key={part.words} part={part} onDrop={onDrop} />}
          />
          <PetFilterChips filters={filters} onChange={list.replaceFilters} />
          <SaveSearch filters={filters} settings={settings} corrected={result.search?.corrected} memberId={memberId} />
        </>
      }
      useTotal={usePetTotal}
      skeleton={<PetGridSkeleton count={pageSize} look={settings.view} label={t('list.loading')} />}
    >
      {(pets) => grid(pets)}
    </PublicList>
  );
}

PetsScreen.asks = ({ query }: { query: Query }) => {
  const { filters, settings, page } = readList(petList, query);
  return [askPetPage({ filters, sortBy: settings.sortBy, page })];
};
