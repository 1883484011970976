import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { UserText } from '#shared/pet/user-text.tsx';
import { chosenPetFilters, withoutFilter } from './chosen-filters.ts';
import type { PetFilters } from '../list/pet-list.ts';
import styles from './filters.module.css';
import { useFilterWords } from './use-filter-words.ts';

interface FilterChipsProps {
  filters: PetFilters;
  onChange: (filters: PetFilters) => void;
}

/** What is chosen, each with a way to drop it. */
export function FilterChips({ filters, onChange }: FilterChipsProps) {
  const { t } = useTranslation('pets');
  const wordsOf = useFilterWords(filters);
  const chosen = chosenPetFilters(filters);
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('filters.active')}>
      {chosen.map((name) => (
        <li key={name}>
          <button
            type="button"
            className={styles.chip}
            aria-label={t('filters.remove', { filter: wordsOf(name) })}
            onClick={() => onChange(withoutFilter(filters, name))}
          >
            {name === 'breed' ? <UserText>{wordsOf(name)}</UserText> : wordsOf(name)}
            <X size={16} aria-hidden />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={styles.clear} onClick={() => onChange({})}>
          {t('filters.clearAll')}
        </button>
      </li>
    </ul>
  );
}
