import { FilterChips } from '#shared/list/filter-chips.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { chosenPetFilters, withoutFilter } from './chosen-filters.ts';
import type { PetFilters } from '../list/pet-list.ts';
import { useFilterWords } from './use-filter-words.ts';

interface PetFilterChipsProps {
  filters: PetFilters;
  onChange: (filters: PetFilters) => void;
}

/** What is chosen of the pets, each with a way to drop it. */
export function PetFilterChips({ filters, onChange }: PetFilterChipsProps) {
  const wordsOf = useFilterWords(filters);
  const chosen = chosenPetFilters(filters).map((name) => {
    const words = wordsOf(name);
    return { name, words, shown: name === 'breed' ? <UserText>{words}</UserText> : words };
  });
  return <FilterChips chosen={chosen} onDrop={(name) => onChange(withoutFilter(filters, name))} onClear={() => onChange({})} />;
}
