import { storeTypes } from '@paltu/reference';
import { useTranslation } from 'react-i18next';
import { CityOptions } from '#shared/i18n/city-options.tsx';
import { city, oneOf } from '#shared/list/list-schema.ts';
import { RatingFilter } from '#shared/list/rating-filter.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Options } from '#shared/ui/options.tsx';
import { SelectInput } from '#shared/ui/text-input.tsx';
import styles from './screen.module.css';
import type { StoreFilters } from './store-list.ts';

interface FilterControlsProps {
  filters: StoreFilters;
  /** Called with the filter that has changed. */
  onChange: (changes: Partial<StoreFilters>) => void;
}

/** The filters themselves: beside the list on a desk, in a drawer on a phone. */
export function FilterControls(props: FilterControlsProps) {
  const { t } = useTranslation(['stores', 'shop', 'shell']);
  const { filters, onChange } = props;
  return (
    <div className={styles.controls}>
      <Field label={t('filters.type')}>
        <SelectInput value={filters.type ?? ''} onValue={(next) => onChange({ type: oneOf(storeTypes)(next) })}>
          <option value="">{t('filters.allTypes')}</option>
          <Options choices={storeTypes.map((value) => ({ value, text: t(`shop:type.${value}`) }))} />
        </SelectInput>
      </Field>
      <Field label={t('shell:filters.city')}>
        <SelectInput value={filters.city ?? ''} onValue={(next) => onChange({ city: city(next) })}>
          <option value="">{t('shell:filters.allCities')}</option>
          <CityOptions />
        </SelectInput>
      </Field>
      <RatingFilter words="stores" {...props} />
    </div>
  );
}
