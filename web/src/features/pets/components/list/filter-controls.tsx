import { useTranslation } from 'react-i18next';
import { Field } from '#shared/ui/field.tsx';
import { SwitchRow } from '#shared/ui/switch-row.tsx';
import { SelectInput } from '#shared/ui/text-input.tsx';
import { CityOptions } from '#shared/i18n/city-options.tsx';
import { petChoices } from '#shared/pet/pet-choices.ts';
import type { PetFilters } from '../../model/pet-filters.ts';
import { AnyOrOne } from './any-or-one.tsx';
import styles from './filter-controls.module.css';
import { SpeciesTiles } from './species-tiles.tsx';

export interface FilterControlsProps {
  filters: PetFilters;
  onChange: (filters: PetFilters) => void;
}

/** The filters themselves: beside the list on a desk, in a drawer on a phone. */
export function FilterControls({ filters, onChange }: FilterControlsProps) {
  const { t } = useTranslation('pets');
  const set = (changes: Partial<PetFilters>) => onChange({ ...filters, ...changes });
  const { species, adoptionType, location = '', gender, vaccinated = false, urgent = false } = filters;
  return (
    <div className={styles.controls}>
      <SpeciesTiles value={species} onValue={(next) => set({ species: next })} />
      <AnyOrOne
        label={t('filters.adoptionType')}
        words="adoptionType"
        choices={petChoices.adoptionType}
        value={adoptionType}
        onValue={(next) => set({ adoptionType: next })}
        className={styles.types}
      />
      <Field label={t('filters.city')}>
        <SelectInput value={location} onValue={(next) => set({ location: next || undefined })}>
          <option value="">{t('filters.allCities')}</option>
          <CityOptions />
        </SelectInput>
      </Field>
      <AnyOrOne
        label={t('filters.gender')}
        words="gender"
        choices={petChoices.gender}
        value={gender}
        onValue={(next) => set({ gender: next })}
      />
      <Field label={t('filters.health')} isGroup>
        <SwitchRow label={t('pet:card.vaccinated')} isOn={vaccinated} onChange={(isOn) => set({ vaccinated: isOn || undefined })} />
        <SwitchRow label={t('filters.urgentOnly')} isOn={urgent} onChange={(isOn) => set({ urgent: isOn || undefined })} />
      </Field>
    </div>
  );
}
