import { findCity } from '@paltu/reference';
import { useTranslation } from 'react-i18next';
import type { Pet } from '../../../shared/api/types.ts';
import { formatPrice, formatSince } from '../../../shared/format/format.ts';
import { plainAge } from '../model/pet-age.ts';

/** A city's name in the language of the page; unknown ones as they are. */
export function useCityName(): (location: string) => string {
  const { i18n } = useTranslation('pets');
  return (location) => (i18n.language === 'ur' ? findCity(location)?.ur : undefined) ?? location;
}

export interface PetWords {
  price: string;
  city: string;
  since: string;
  age: string;
}

/** What a card says about a pet, in the language of the page. */
export function usePetWords(pet: Pet, free?: 'free' | 'freeAdoption'): PetWords {
  const { t } = useTranslation('pets');
  const cityName = useCityName();
  const age = plainAge(pet.age);
  return {
    price: formatPrice(t, pet.price, free),
    city: cityName(pet.location),
    since: formatSince(t, pet.createdAt),
    age: age ? t(`age.${age.unit}`, { count: age.count }) : pet.age,
  };
}
