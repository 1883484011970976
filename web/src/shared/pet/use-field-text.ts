import { useTranslation } from 'react-i18next';
import type { Pet } from '../api/types.ts';
import { formatPrice } from '../format/format.ts';
import { formatAge } from '../format/pet-age.ts';
import { existingKey, withNamespace } from '../i18n/text-key.ts';
import { useCityName } from '../i18n/use-city-name.ts';
import { petChoices } from './pet-choices.ts';
import { petValue } from './pet-fields.ts';
import type { PetField } from './pet-fields.ts';

const choiceKey = (field: PetField, choice: string) => existingKey(`pet:${field === 'goodWith' ? 'companion' : field}.${choice}`);

/** The text of a field of a listing: choices, cities, prices and ages in the language of the page; '' where it is empty. */
export function useFieldText(): (pet: Partial<Pet>, field: PetField) => string {
  const { t } = useTranslation(['pet', 'shell']);
  const cityName = useCityName();
  const written: Partial<Record<PetField, (value: string) => string>> = {
    price: (value) => formatPrice(t, Number(value)),
    location: cityName,
    age: (value) => formatAge(t, value),
  };
  const one = (field: PetField, value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    const text = String(value ?? '');
    if (text === '' || !(field in petChoices)) return text && (written[field]?.(text) ?? text);
    const key = choiceKey(field, text);
    return key === undefined ? text : withNamespace(t)(key);
  };
  return (pet, field) => {
    const value = petValue(pet, field);
    return Array.isArray(value) ? value.map((part) => one(field, part)).join(t('shell:comma')) : one(field, value);
  };
}
