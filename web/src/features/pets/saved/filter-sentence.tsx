import { useTranslation } from 'react-i18next';
import { UserText } from '#shared/pet/user-text.tsx';
import { chosenPetFilters } from '../filters/chosen-filters.ts';
import { useFilterWords } from '../filters/use-filter-words.ts';
import type { PetFilters } from '../list/pet-list.ts';

/** What is looked for, in words: what was typed, then each filter. */
export function FilterSentence({ filters }: { filters: PetFilters }) {
  const { t } = useTranslation(['pets', 'shell']);
  const wordsOf = useFilterWords(filters);
  const parts = [...(filters.search ? [filters.search] : []), ...chosenPetFilters(filters).map(wordsOf)];
  return parts.map((part, index) => (
    <span key={part}>
      {index > 0 && t('shell:comma')}
      <UserText>{part}</UserText>
    </span>
  ));
}
