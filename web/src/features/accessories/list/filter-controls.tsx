import { accessoryCategories } from '@paltu/reference';
import type { AccessoryCategory } from '@paltu/reference';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '#shared/format/format.ts';
import { PriceFilter } from '#shared/list/price-filter.tsx';
import { RatingFilter } from '#shared/list/rating-filter.tsx';
import { ChoiceTiles } from '#shared/ui/choice-tiles.tsx';
import { Field } from '#shared/ui/field.tsx';
import { SwitchRow } from '#shared/ui/switch-row.tsx';
import { priceStep, priceTop } from '../accessory-list.ts';
import type { AccessoryFilters } from '../accessory-list.ts';
import styles from './filter-controls.module.css';

interface FilterControlsProps {
  filters: AccessoryFilters;
  /** Called with the filter that has changed. */
  onChange: (changes: Partial<AccessoryFilters>) => void;
}

function CategoryFilter({ filters: { category }, onChange }: FilterControlsProps) {
  const { t } = useTranslation(['accessories', 'shop', 'shell']);
  const choices = accessoryCategories.map((value) => ({ value, text: t(`shop:category.${value}`) }));
  return (
    <Field label={t('filters.category')} isGroup className={styles.tiles}>
      <ChoiceTiles<AccessoryCategory | 'all'>
        look="row"
        choices={[{ value: 'all', text: t('filters.allCategories') }, ...choices]}
        value={category ?? 'all'}
        onValue={(next) => onChange({ category: next === 'all' ? undefined : next })}
      />
    </Field>
  );
}

/** The filters themselves: beside the list on a desk, in a drawer on a phone. */
export function FilterControls(props: FilterControlsProps) {
  const { t } = useTranslation('accessories');
  const { filters, onChange } = props;
  return (
    <div className={styles.controls}>
      <CategoryFilter {...props} />
      <PriceFilter words="accessories" format={formatAmount} top={priceTop} step={priceStep} {...props} />
      <RatingFilter words="accessories" {...props} />
      <SwitchRow
        label={t('filters.inStock')}
        isOn={filters.inStock ?? false}
        onChange={(isOn) => onChange({ inStock: isOn || undefined })}
      />
    </div>
  );
}
