import { useTranslation } from 'react-i18next';
import { CityOptions } from '#shared/i18n/city-options.tsx';
import { city, oneOf } from '#shared/list/list-schema.ts';
import { RatingFilter } from '#shared/list/rating-filter.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Options } from '#shared/ui/options.tsx';
import { SwitchRow } from '#shared/ui/switch-row.tsx';
import { SelectInput } from '#shared/ui/text-input.tsx';
import { vetChoices } from '#shared/vet/vet-choices.ts';
import { useVetChoices } from '#shared/vet/use-vet-choices.ts';
import styles from './filter-controls.module.css';
import type { VetFilters } from '../vet-list.ts';

interface FilterControlsProps {
  filters: VetFilters;
  /** Called with the filter that has changed. */
  onChange: (changes: Partial<VetFilters>) => void;
}

function OfferSwitches({ filters, onChange }: FilterControlsProps) {
  const { t } = useTranslation(['vets', 'vet']);
  return (
    <Field label={t('filters.when')} isGroup>
      <SwitchRow label={t('filters.today')} isOn={filters.today ?? false} onChange={(isOn) => onChange({ today: isOn || undefined })} />
      {vetChoices.offer.map((offer) => (
        <SwitchRow
          key={offer}
          label={t(`vet:offer.${offer}`)}
          isOn={filters[offer] ?? false}
          onChange={(isOn) => onChange({ [offer]: isOn || undefined })}
        />
      ))}
    </Field>
  );
}

/** The filters themselves: beside the list on a desk, in a drawer on a phone. */
export function FilterControls(props: FilterControlsProps) {
  const { t } = useTranslation(['vets', 'shell']);
  const choices = useVetChoices();
  const { filters, onChange } = props;
  return (
    <div className={styles.controls}>
      <Field label={t('filters.specialty')}>
        <SelectInput value={filters.specialty ?? ''} onValue={(next) => onChange({ specialty: oneOf(vetChoices.specialty)(next) })}>
          <option value="">{t('filters.allSpecialties')}</option>
          <Options choices={choices('specialty')} />
        </SelectInput>
      </Field>
      <Field label={t('shell:filters.city')}>
        <SelectInput value={filters.city ?? ''} onValue={(next) => onChange({ city: city(next) })}>
          <option value="">{t('shell:filters.allCities')}</option>
          <CityOptions />
        </SelectInput>
      </Field>
      <RatingFilter words="vets" filters={filters} onChange={onChange} />
      <OfferSwitches {...props} />
    </div>
  );
}
