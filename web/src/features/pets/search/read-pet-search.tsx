import { useTranslation } from 'react-i18next';
import type { PetSearch } from '#shared/api/types.ts';
import { city } from '#shared/list/list-schema.ts';
import { ReadSearch, UnderstoodChip } from '#shared/list/read-search.tsx';
import { chosenPetFilters } from '../filters/chosen-filters.ts';
import { withFlagsOn } from '../list/pet-list.ts';
import { useFilterWords } from '../filters/use-filter-words.ts';

type Part = PetSearch['understood'][number];

function PartChip({ part: { fields }, onDrop }: { part: Part; onDrop: () => void }) {
  const { t } = useTranslation('shell');
  const filters = { ...withFlagsOn(fields), location: city(fields.location) };
  const wordsOf = useFilterWords(filters);
  const words = chosenPetFilters(filters)
    .map((name) => (name === 'location' ? t('search.inCity', { city: wordsOf(name) }) : wordsOf(name)))
    .join(t('comma'));
  return <UnderstoodChip words={words} onDrop={onDrop} />;
}

interface ReadPetSearchProps {
  search: PetSearch | undefined;
  onSearch: (search: string) => void;
}

/** What a search for pets was taken for. */
export function ReadPetSearch(props: ReadPetSearchProps) {
  return <ReadSearch {...props} chip={(part, onDrop) => <PartChip key={part.words} part={part} onDrop={onDrop} />} />;
}
