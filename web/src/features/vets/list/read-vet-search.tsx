import { useTranslation } from 'react-i18next';
import type { VetSearch } from '#shared/api/types.ts';
import { city } from '#shared/list/list-schema.ts';
import { ReadSearch, UnderstoodChip } from '#shared/list/read-search.tsx';
import { useVetFilterWords } from './vet-filter-chips.tsx';
import { chosenVetFilters } from '../vet-list.ts';

type Part = VetSearch['understood'][number];

function PartChip({ part: { fields }, onDrop }: { part: Part; onDrop: () => void }) {
  const { t } = useTranslation('shell');
  const filters = {
    specialty: fields.specialty,
    city: city(fields.city),
    emergency: fields.emergency || undefined,
    homeVisit: fields.homeVisit || undefined,
    telemedicine: fields.telemedicine || undefined,
  };
  const wordsOf = useVetFilterWords(filters);
  const words = chosenVetFilters(filters)
    .map((name) => (name === 'city' ? t('search.inCity', { city: wordsOf(name) }) : wordsOf(name)))
    .join(t('comma'));
  return <UnderstoodChip words={words} onDrop={onDrop} />;
}

interface ReadVetSearchProps {
  search: VetSearch | undefined;
  onSearch: (search: string) => void;
}

/** What a search for vets was taken for. */
export function ReadVetSearch(props: ReadVetSearchProps) {
  return <ReadSearch {...props} chip={(part, onDrop) => <PartChip key={part.words} part={part} onDrop={onDrop} />} />;
}
