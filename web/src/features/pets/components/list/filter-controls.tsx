import { cities } from '@paltu/reference';
import { useTranslation } from 'react-i18next';
import { ChoiceTiles } from '../../../../shared/ui/choice-tiles.tsx';
import { Field } from '../../../../shared/ui/field.tsx';
import { SelectInput } from '../../../../shared/ui/text-input.tsx';
import { useCityName } from '../../hooks/use-pet-words.ts';
import { allAdoptionTypes } from '../../model/pet-filters.ts';
import type { PetFilters } from '../../model/pet-filters.ts';
import styles from './filter-controls.module.css';
import { SpeciesTiles } from './species-tiles.tsx';

export interface FilterControlsProps {
  filters: PetFilters;
  onChange: (filters: PetFilters) => void;
}

/** The filters themselves: beside the list on a desk, in a drawer on a phone. */
export function FilterControls({ filters, onChange }: FilterControlsProps) {
  const { t } = useTranslation('pets');
  const cityName = useCityName();
  const types = ['any' as const, ...allAdoptionTypes].map((value) => ({ value, text: t(`adoptionType.${value}`) }));
  return (
    <div className={styles.controls}>
      <SpeciesTiles value={filters.species} onValue={(species) => onChange({ ...filters, species })} />
      <Field label={t('filters.adoptionType')} isGroup className={styles.types}>
        <ChoiceTiles
          look="segmented"
          choices={types}
          value={filters.adoptionType ?? 'any'}
          onValue={(next) => onChange({ ...filters, adoptionType: next === 'any' ? undefined : next })}
        />
      </Field>
      <Field label={t('filters.city')}>
        <SelectInput value={filters.location ?? ''} onValue={(location) => onChange({ ...filters, location: location || undefined })}>
          <option value="">{t('filters.allCities')}</option>
          {cities.map(({ id, en }) => (
            <option key={id} value={en}>
              {cityName(en)}
            </option>
          ))}
        </SelectInput>
      </Field>
    </div>
  );
}
