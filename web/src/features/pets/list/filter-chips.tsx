import type { AdoptionType, Gender, Species } from '@paltu/reference';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCityName } from '#shared/i18n/use-city-name.ts';
import { chosenFilters } from '#shared/list/list-schema.ts';
import type { PetFilters } from './pet-list.ts';
import styles from './screen.module.css';

interface FilterChipsProps {
  filters: PetFilters;
  onChange: (filters: PetFilters) => void;
}

/** What is chosen, each with a way to drop it. */
export function FilterChips({ filters, onChange }: FilterChipsProps) {
  const { t } = useTranslation(['pets', 'pet']);
  const cityName = useCityName();
  const chosen = chosenFilters(filters);
  if (chosen.length === 0) return null;
  const words: Record<keyof PetFilters, (value: string) => string> = {
    species: (value) => t(`pet:speciesMany.${value as Species}`),
    adoptionType: (value) => t(`pet:adoptionType.${value as AdoptionType}`),
    location: cityName,
    gender: (value) => t(`pet:gender.${value as Gender}`),
    vaccinated: () => t('pet:card.vaccinated'),
    urgent: () => t('filters.urgentOnly'),
  };
  return (
    <ul className={styles.chips} aria-label={t('filters.active')}>
      {chosen.map(({ name, value }) => (
        <li key={name}>
          <button
            type="button"
            className={styles.chip}
            aria-label={t('filters.remove', { filter: words[name](value) })}
            onClick={() => onChange({ ...filters, [name]: undefined })}
          >
            {words[name](value)}
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
