import { useTranslation } from 'react-i18next';
import { formatPrice } from '#shared/format/format.ts';
import { useCityName } from '#shared/i18n/use-city-name.ts';
import type { ComparedField } from '../model/compare-versions.ts';

const choices: readonly ComparedField[] = ['species', 'gender', 'size', 'adoptionType', 'healthStatus'];

/** A field's value as the admin reads it: choices and cities in the language of the page, prices with their currency. */
export function useFieldText(): (field: ComparedField, value: string) => string {
  const { t } = useTranslation(['moderation', 'pet']);
  const cityName = useCityName();
  return (field, value) => {
    if (value === '') return '';
    if (field === 'price') return formatPrice(t, Number(value));
    if (field === 'location') return cityName(value);
    return choices.includes(field) ? t(`pet:${field}.${value}`) : value;
  };
}
