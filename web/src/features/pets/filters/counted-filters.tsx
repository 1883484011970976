import { petsEndpoints } from '#shared/api/gen/pets-endpoints.ts';
import { firstWords } from '#shared/list/search-words.ts';
import { askedOf } from '../list/pet-list.ts';
import type { PetFilters, PetSettings } from '../list/pet-list.ts';
import { usePetSearch } from '../list/use-pet-page.ts';
import { FilterControls } from './filter-controls.tsx';

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
