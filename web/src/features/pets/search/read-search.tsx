import { X } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';
import type { PetSearch } from '#shared/api/types.ts';
import chips from '#shared/list/filters.module.css';
import { UserText } from '#shared/pet/user-text.tsx';
import { chosenPetFilters } from '../filters/chosen-filters.ts';
import { useFilterWords } from '../filters/use-filter-words.ts';
import { city } from '#shared/list/list-schema.ts';
import styles from './read-search.module.css';

interface ReadSearchProps {
  search: PetSearch | undefined;
  onSearch: (search: string) => void;
}

type UnderstoodPart = PetSearch['understood'][number];

function UnderstoodChip({ part: { fields, without }, onSearch }: { part: UnderstoodPart; onSearch: (search: string) => void }) {
  const { t } = useTranslation(['pets', 'shell']);
  const filters = {
    ...fields,
    location: city(fields.location),
    vaccinated: fields.vaccinated || undefined,
    urgent: fields.urgent || undefined,
  };
  const wordsOf = useFilterWords(filters);
  const words = chosenPetFilters(filters)
    .map((name) => (name === 'location' ? t('search.inCity', { city: wordsOf(name) }) : wordsOf(name)))
    .join(t('shell:comma'));
  return (
    <li>
      <button
        type="button"
        className={chips.chip}
        aria-label={t('shell:filters.remove', { filter: words })}
        onClick={() => onSearch(without)}
      >
        {words}
        <X size={16} aria-hidden />
      </button>
    </li>
  );
}

/** What a search was taken for: words that were corrected, and parts that are filters, each of which can be taken away. */
export function ReadSearch({ search, onSearch }: ReadSearchProps) {
  const { t } = useTranslation('pets');
  if (!search) return null;
  const { corrected, understood } = search;
  return (
    <>
      {corrected !== null && (
        <p className={styles.corrected}>
          <Trans t={t} i18nKey="search.corrected" values={{ search: corrected }} components={{ found: <UserText>{corrected}</UserText> }} />
        </p>
      )}
      {understood.length > 0 && (
        <ul className={chips.chips} aria-label={t('search.understood')}>
          {understood.map((part, index) => (
            <UnderstoodChip key={`${part.words} ${index}`} part={part} onSearch={onSearch} />
          ))}
        </ul>
      )}
    </>
  );
}
